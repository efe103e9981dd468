import sharp from "sharp";
import { coverHeight, coverWidth } from "../../figures/PaperCover/PaperCover";

/** What libraries show, in pixels. */
const WIDTH = 1200;
const HEIGHT = 1600;

/** The paper's ground, ink and accent by day (`tokens.css`) as sRGB. */
const GROUND = "#faf7f1";
const INK = "#191924";
const ACCENT = "#8819a4";

/** The cover of a book: its papers' figures, side by side where there are several. Words are left to the library. */
export async function drawBookCover(covers: readonly string[]): Promise<Buffer> {
  const columns = Math.ceil(Math.sqrt(covers.length));
  const rows = Math.ceil(covers.length / columns);
  const [width, height] = [WIDTH / columns, HEIGHT / rows];
  const figures = covers.map((cover, index) => {
    const place = `x="${(index % columns) * width}" y="${Math.floor(index / columns) * height}"`;
    // An eighth of the figure is left free around it.
    const view = `viewBox="${[-coverWidth / 8, -coverHeight / 8, coverWidth * 1.25, coverHeight * 1.25].join(" ")}"`;
    return `<svg ${place} width="${width}" height="${height}" ${view}>${cover.replace(/<svg[^>]*>|<\/svg>/g, "")}</svg>`;
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke="${INK}" color="${ACCENT}">` +
    `<path fill="${GROUND}" stroke="none" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${figures.join("")}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
