/** Radius of the bright rim at rest, in halves of the canvas' smaller side. */
export const RIM_RADIUS = 0.7;

/** The first frame, which the poster and the social card show too: its time, and the share of the ring behind the hand. */
export const FIRST_FRAME = { seconds: 40, turn: 20 / 72 };

/** Number of angles at which the threads are computed. More would cut the ring into slivers, whose edges are drawn twice. */
const SEGMENT_COUNT = 160;

/** There is light only between these two radii, in the unit of RIM_RADIUS. */
const HOLE_RADIUS = 0.26;
const OUTER_RADIUS = 0.96;

// `noise` returns four value noises from -1 to 1 at a point, for one walk through the lattice. `corner` returns four
// unrelated values from 0 to 1 for a corner of the lattice. The shaders' comments stand outside of them, since visitors
// download their text as it is.
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

/** Returns the ring as a triangle strip with an angle and a radius for each vertex, since the noise depends on the angle alone. */
export function createRingVertices(): Float32Array {
  const outer = OUTER_RADIUS / Math.cos(Math.PI / SEGMENT_COUNT);
  const vertices = new Float32Array((SEGMENT_COUNT + 1) * 4);
  for (let index = 0; index <= SEGMENT_COUNT; index += 1) {
    const angle = (index / SEGMENT_COUNT) * 2 * Math.PI;
    vertices.set([angle, HOLE_RADIUS, angle, outer], index * 4);
  }
  return vertices;
}

/**
 * Computes the threads and the hand at an angle of the ring.
 *
 * `gl_Position.w` is the inverse of the radius. The vertex keeps its position, and the varyings stay the same along a whole
 * ray. With `w` 1 the two triangles of a tapered quad would interpolate differently where they meet, in visible steps.
 *
 * The ring is a clock. Its hand is a bead of light, around which the threads part. `uTurn` is the share of the clock that has
 * passed, from the top and clockwise, and `behind` the angle from the hand, in radians.
 *
 * `lead` makes one side of the ring brighter. `vLit` is how brightly each thread is lit at this angle.
 */
export const vertexShader = /* glsl */ `
attribute vec2 position;
uniform vec2 uSize;
uniform float uTime;
uniform vec2 uPointer;
uniform vec2 uPull;
uniform float uStir;
uniform float uTurn;
varying vec4 vRadius;
varying vec4 vLit;
varying vec4 vCore;
varying vec4 vGlow;
varying vec2 vHand;

const float RIM = ${RIM_RADIUS.toFixed(2)};
${noise}
void main() {
  vec2 ray = vec2(cos(position.x), sin(position.x));
  gl_Position = vec4(ray * min(uSize.x, uSize.y) / uSize, 0.0, 1.0 / position.y);

  vec4 slow = noise(vec3(ray * 1.15 + 3.7, uTime * 0.13));
  vec4 fine = noise(vec3(ray * 2.6 - 9.2, uTime * 0.19 + 4.0));
  float lead = 0.28 + 0.72 * smoothstep(-0.7, 0.6, noise(vec3(ray * 0.55 + 21.3, uTime * 0.07 + 2.0)).y);

  float behind = position.x + 6.2832 * uTurn - 1.5708;
  vHand = vec2(33.0 * sin(behind), smoothstep(0.3, 0.9, cos(behind)));

  vec2 toPointer = ray * RIM - uPointer;
  float close = exp(-dot(toPointer, toPointer) * 7.0);
  float purse = exp(7.0 * cos(behind) - 7.0);
  vRadius = RIM + vec4(-0.030, 0.0, 0.032, 0.072)
    + purse * vec4(-0.045, -0.014, 0.010, 0.012)
    + slow * vec4(0.020, 0.042, 0.062, 0.078)
    + fine * (vec4(0.006, 0.014, 0.020, 0.028) + uStir * close * 0.05)
    + dot(ray, uPull) * close;

  vLit = smoothstep(-0.8, 0.8, slow.yzwx + 0.35 * fine.wxyz);
  vCore = (0.06 + 0.6 * vLit * vLit) * lead * vec4(1.5, 1.0, 1.0, 0.8);
  vGlow = (0.02 + 0.07 * vLit) * mix(0.4, 1.0, lead) * vec4(1.0, 1.0, 1.0, 1.3);
}
`;

/**
 * Draws four threads of light, which fall off sharply inwards and softly outwards as in a long exposure, and on the second
 * of them the hand, a bead with a halo. Light is summed in linear space, then exposed, encoded and dithered. Alpha is the
 * brightest channel, so that the ground shines through where there is no light.
 *
 * The square of `root` approximates the exponential function, at a fraction of its cost. The subtracted 0.0004 makes the
 * light end before the hole's edge. `shown` exposes and encodes in one step, within 2/255 of 1 - exp(-1.6 x) in sRGB.
 */
export const fragmentShader = /* glsl */ `
precision highp float;
varying vec4 vRadius;
varying vec4 vLit;
varying vec4 vCore;
varying vec4 vGlow;
varying vec2 vHand;
uniform vec2 uSize;
uniform vec3 uColourA;
uniform vec3 uColourB;
uniform vec3 uColourC;

void main() {
  float r = length(2.0 * gl_FragCoord.xy - uSize) / min(uSize.x, uSize.y);
  vec4 off = r - vRadius;
  vec4 square = off * off;
  vec4 outward = max(off, 0.0);
  vec4 inward = max(-off, 0.0) * vec4(25.0, 27.0, 28.0, 22.0);

  vec4 root = 1.0 / (1.0 + inward * (0.5 + inward * 0.14));
  vec4 veil = root * root;
  vec4 thread = veil * veil * veil / (1.0 + square * vec4(22000.0, 8000.0, 4200.0, 2600.0));
  veil /= 1.0 + outward * (vec4(30.0, 22.0, 18.0, 15.0) + outward * 250.0);

  vec4 core = thread * vCore;
  vec4 glow = veil * vGlow;
  float away = vHand.x * vHand.x + square.y * 2200.0;
  float near = 1.0 + 0.55 * away;
  float wide = 1.0 + 0.05 * away;
  float hand = vHand.y * (3.0 / (near * near) + 0.14 / (wide * wide));
  vec3 colour = core.x * mix(uColourB, vec3(1.0), 0.35 * vLit.x)
    + uColourA * (core.y * (1.0 - 0.5 * vLit.z) + core.z * (1.0 - vLit.w) + core.w * 0.4 + glow.y * 0.65)
    + uColourB * (core.y * 0.5 * vLit.z + core.z * vLit.w + glow.x + glow.z * 0.4 * vLit.w)
    + uColourC * (core.w * 0.6 + glow.y * 0.35 + glow.z + glow.w)
    + (0.08 + uColourB) * hand;

  float fade = 1.0 - smoothstep(0.8, ${OUTER_RADIUS.toFixed(2)}, r);
  colour = colour * fade * fade - 0.0004;

  vec3 shown = colour * (21.5 + colour * (222.9 + colour * 130.5))
    / (1.0 + colour * (76.6 + colour * (206.1 + colour * 130.5)));
  float dither = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
  shown = clamp(shown + dither / 255.0, 0.0, 1.0);
  gl_FragColor = vec4(shown, max(shown.r, max(shown.g, shown.b)));
}
`;
