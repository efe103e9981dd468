/** Radius of the bright rim at rest, where 1 is half the smaller side of the canvas. */
export const RIM_RADIUS = 0.7;

/** The orb begins where its ring is most even, which is what its poster and the social card show. Seconds. */
export const FIRST_SECOND = 40;

/** The light's three colours, linear: violet, cyan and deep blue, each with its hue turned by 300 degrees in YIQ. */
export const COLOURS = {
  uColourA: { value: [0.597504, 0.059417, 0.19142] },
  uColourB: { value: [0.321013, 0.243026, 1] },
  uColourC: { value: [0.086161, 0, 0.191295] },
} as const;

/** Angles at which the threads are worked out; more would cut the ring into slivers, whose edges are drawn twice. */
const SEGMENTS = 160;

/** Nothing is lit nearer to the centre than this, in the unit of RIM_RADIUS. */
const HOLE_RADIUS = 0.2;

const precision = /* glsl */ `
#ifdef GL_FRAGMENT_PRECISION_HIGH
precision highp float;
#else
precision mediump float;
#endif
`;

// Four value noises at the price of one walk through the lattice, -1 to 1: `corner` gives four unrelated values, 0 to 1,
// for one corner of it. What is said of the shaders stands outside of them, since their text is downloaded as it is.
const noise = /* glsl */ `
vec4 corner(vec3 cell) {
  vec4 k = fract(cell.x * vec4(0.1731, 0.2419, 0.3137, 0.1093)
               + cell.y * vec4(0.3571, 0.1223, 0.2081, 0.4127)
               + cell.z * vec4(0.2903, 0.4337, 0.1511, 0.2239) + vec4(0.11, 0.37, 0.61, 0.83));
  k = fract(k * (k.wxyz + 17.17) * 9.31);
  return fract((k + k.yzwx) * (k.zwxy + 5.71) * 7.13);
}

vec4 noise(vec3 point) {
  vec3 cell = floor(point);
  vec3 f = point - cell;
  f = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  vec2 o = vec2(0.0, 1.0);
  vec4 near = mix(mix(corner(cell), corner(cell + o.yxx), f.x),
                  mix(corner(cell + o.xyx), corner(cell + o.yyx), f.x), f.y);
  vec4 far = mix(mix(corner(cell + o.xxy), corner(cell + o.yxy), f.x),
                 mix(corner(cell + o.xyy), corner(cell + o.yyy), f.x), f.y);
  return mix(near, far, f.z) * 2.0 - 1.0;
}
`;

/**
 * The ring as a triangle strip: an angle in radians and a radius for each vertex.
 *
 * What the threads do, their bending towards the pointer included, depends on the angle alone. Worked out at the
 * vertices, no noise is left for the pixels.
 */
export function ringVertices(): Float32Array {
  const outer = 1 / Math.cos(Math.PI / SEGMENTS);
  const vertices = new Float32Array((SEGMENTS + 1) * 4);
  for (let index = 0; index <= SEGMENTS; index += 1) {
    const angle = (index / SEGMENTS) * 2 * Math.PI;
    vertices.set([angle, HOLE_RADIUS, angle, outer], index * 4);
  }
  return vertices;
}

/**
 * Divided by its own radius a vertex keeps its place, and what is given for an angle holds along the whole ray. Without,
 * the two triangles of a tapered quad disagree where they meet, which shows as stair-steps.
 *
 * `lead`: one side of the ring leads. `vLit`: where each thread is lit; it brightens and fades as it goes round.
 */
export const vertex = /* glsl */ `
${precision}
attribute vec2 position;
uniform vec2 uSize;
uniform float uTime;
uniform vec2 uPointer;
uniform vec2 uPull;
uniform float uStir;
varying vec4 vRadius;
varying vec4 vLit;
varying vec4 vCore;
varying vec4 vGlow;
varying vec3 vSilk;

const float RIM = ${RIM_RADIUS.toFixed(2)};
${noise}
void main() {
  vec2 ray = vec2(cos(position.x), sin(position.x));
  gl_Position = vec4(ray * min(uSize.x, uSize.y) / uSize, 0.0, 1.0 / position.y);

  vec4 slow = noise(vec3(ray * 1.15 + 3.7, uTime * 0.13));
  vec4 fine = noise(vec3(ray * 2.6 - 9.2, uTime * 0.19 + 4.0));
  float lead = 0.28 + 0.72 * smoothstep(-0.7, 0.6, noise(vec3(ray * 0.55 + 21.3, uTime * 0.07 + 2.0)).y);

  vec2 toPointer = ray * RIM - uPointer;
  float close = exp(-dot(toPointer, toPointer) * 7.0);
  vRadius = RIM + vec4(-0.030, 0.0, 0.032, 0.072)
    + slow * vec4(0.020, 0.042, 0.062, 0.078)
    + fine * (vec4(0.006, 0.014, 0.020, 0.028) + uStir * close * 0.05)
    + dot(ray, uPull) * close;

  vLit = smoothstep(-0.8, 0.8, slow.yzwx + 0.35 * fine.wxyz);
  vCore = (0.05 + 2.1 * vLit * vLit) * lead * vec4(1.5, 1.0, 1.0, 0.8);
  vGlow = (0.05 + 0.38 * vLit) * mix(0.4, 1.0, lead) * vec4(1.0, 1.0, 1.0, 1.3);
  vSilk = vec3(vec2(4.0 * slow.x + 2.0 * fine.y, 5.0 * slow.z - 2.0 * fine.x) - uTime * vec2(0.15, 0.11), lead);
}
`;

/**
 * Four threads of light drawn round a circle by slow noise, each falling off sharply inwards and softly outwards, as
 * in a long exposure. Light is summed in linear space, then exposed, encoded and dithered; alpha is the brightest
 * channel, so what is not light is transparent.
 *
 * `veil` takes the first terms of the exponential series, as soft to the eye and a fraction of its cost. `silk`: fine
 * strands that run with the ring in the light outside it. A little is taken off, so that nothing is left at the hole's
 * edge. `shown` is exposed and encoded at once, within 2/255 of what 1 - exp(-1.6 x) is in sRGB.
 */
export const fragment = /* glsl */ `
${precision}
varying vec4 vRadius;
varying vec4 vLit;
varying vec4 vCore;
varying vec4 vGlow;
varying vec3 vSilk;
uniform vec2 uSize;
uniform vec3 uColourA;
uniform vec3 uColourB;
uniform vec3 uColourC;

void main() {
  float r = length(2.0 * gl_FragCoord.xy - uSize) / min(uSize.x, uSize.y);
  vec4 off = r - vRadius;
  vec4 outward = max(off, 0.0);
  vec4 inward = max(-off, 0.0) * vec4(25.0, 27.0, 28.0, 22.0);

  vec4 veil = 1.0 / (1.0 + inward * (1.0 + inward * (0.5 + inward * (0.167 + inward * 0.08))));
  vec4 twice = veil * veil;
  vec4 thrice = twice * veil;
  vec4 thread = vec4(thrice.x * thrice.x, twice.y * twice.y, thrice.zw)
    / (1.0 + outward * outward * vec4(22000.0, 8000.0, 4200.0, 2600.0));
  veil /= 1.0 + outward * (vec4(30.0, 22.0, 18.0, 15.0) + outward * (90.0 + outward * 800.0));

  vec2 silk = sin((r - 0.35 * vRadius.z) * vec2(64.0, 103.0) + vSilk.xy);
  float strand = 0.62 + smoothstep(-0.05, 0.05, off.x) * (0.21 * silk.x + 0.18 * silk.y);

  vec4 core = thread * vCore;
  vec4 glow = veil * vGlow * strand;
  float haze = vSilk.z * 0.2 * exp(-outward.y * 11.0 - 0.5 * inward.y);
  vec3 colour = core.x * mix(uColourB, vec3(1.0), 0.35 * vLit.x)
    + uColourA * (core.y * (1.0 - 0.5 * vLit.z) + core.z * (1.0 - vLit.w) + core.w * 0.4 + glow.y * 0.65 + haze * 0.2)
    + uColourB * (core.y * 0.5 * vLit.z + core.z * vLit.w + glow.x + glow.z * 0.4 * vLit.w)
    + uColourC * (core.w * 0.6 + glow.y * 0.35 + glow.z * (1.0 - 0.4 * vLit.w) + glow.w + haze * 0.8);

  float fade = 1.0 - smoothstep(0.72, 1.0, r);
  colour = colour * fade * fade - 0.0004;

  vec3 shown = colour * (21.5 + colour * (222.9 + colour * 130.5))
    / (1.0 + colour * (76.6 + colour * (206.1 + colour * 130.5)));
  float dither = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
  shown = clamp(shown + dither / 255.0, 0.0, 1.0);
  gl_FragColor = vec4(shown, max(shown.r, max(shown.g, shown.b)));
}
`;
