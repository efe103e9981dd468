/** Radius of the bright rim at rest, where 1 is half the smaller side of the canvas. */
export const RIM_RADIUS = 0.7;

/** Angles at which the slow noise is worked out; more would cut the ring into slivers, whose edges are drawn twice. */
const SEGMENTS = 128;

/** Nothing is lit nearer to the centre than this, in the unit of RIM_RADIUS. */
const HOLE_RADIUS = 0.12;

const precision = /* glsl */ `
#ifdef GL_FRAGMENT_PRECISION_HIGH
precision highp float;
#else
precision mediump float;
#endif
`;

const noise = /* glsl */ `
// Four unrelated values, 0 to 1, for one corner of the lattice.
vec4 corner(vec3 cell) {
  vec4 k = fract(cell.x * vec4(0.1731, 0.2419, 0.3137, 0.1093)
               + cell.y * vec4(0.3571, 0.1223, 0.2081, 0.4127)
               + cell.z * vec4(0.2903, 0.4337, 0.1511, 0.2239) + vec4(0.11, 0.37, 0.61, 0.83));
  k = fract(k * (k.wxyz + 17.17) * 9.31);
  return fract((k + k.yzwx) * (k.zwxy + 5.71) * 7.13);
}

// Four value noises at the price of one walk through the lattice, -1 to 1.
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
 * What the threads do depends on the angle alone. Worked out at the vertices, three of the four noises cost nothing in
 * each pixel.
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

export const vertex = /* glsl */ `
${precision}
attribute vec2 position;
uniform vec2 uSpan;
uniform float uTime;
uniform float uTurn;
varying vec2 vPoint;
varying vec4 vSlow;
varying vec4 vFine;
varying float vLead;
${noise}
void main() {
  float angle = position.x;
  vPoint = vec2(cos(angle), sin(angle)) * position.y;
  gl_Position = vec4(vPoint / uSpan, 0.0, 1.0);

  vec2 d = vec2(cos(angle - uTurn), sin(angle - uTurn));
  vSlow = noise(vec3(d * 1.15 + 3.7, uTime * 0.13));
  vFine = noise(vec3(d * 2.6 - 9.2, uTime * 0.19 + 4.0));
  // One side of the ring leads.
  vLead = 0.28 + 0.72 * smoothstep(-0.7, 0.6, noise(vec3(d * 0.55 + 21.3, uTime * 0.07 + 2.0)).y);
}
`;

/**
 * Four threads of light drawn round a circle by slow noise, each falling off sharply inwards and softly outwards, as
 * in a long exposure. Light is summed in linear space, then exposed, encoded and dithered; alpha is the brightest
 * channel, so what is not light is transparent.
 */
export const fragment = /* glsl */ `
${precision}
varying vec2 vPoint;
varying vec4 vSlow;
varying vec4 vFine;
varying float vLead;
uniform float uTime;
uniform float uTurn;
uniform vec3 uColourA;
uniform vec3 uColourB;
uniform vec3 uColourC;
uniform vec2 uPointer;
uniform vec2 uPull;
uniform float uStir;

const float RIM = ${RIM_RADIUS.toFixed(2)};

${noise}

void main() {
  vec2 p = vPoint;
  if (dot(p, p) > 1.0) {
    gl_FragColor = vec4(0.0);
    return;
  }
  float edge = length(p);

  vec2 toPointer = p - uPointer;
  float close = exp(-dot(toPointer, toPointer) * 7.0);
  p -= uPull * close;

  float r = length(p);
  vec2 d = p / max(r, 0.001);
  float c = cos(uTurn);
  float s = sin(uTurn);
  d = mat2(c, -s, s, c) * d;

  vec4 slow = vSlow;
  vec4 fine = vFine;
  float lead = vLead;
  float stir = uStir * close;

  vec4 radius = RIM + vec4(-0.030, 0.0, 0.032, 0.072)
    + slow * vec4(0.020, 0.042, 0.062, 0.078)
    + fine * (vec4(0.006, 0.014, 0.020, 0.028) + stir * 0.05);
  vec4 off = r - radius;
  vec4 inward = max(-off, 0.0);
  vec4 outward = max(off, 0.0);

  // Where each thread is lit: it brightens and fades as it goes round.
  vec4 lit = smoothstep(-0.8, 0.8, slow.yzwx + 0.35 * fine.wxyz);

  vec4 thread = exp(-inward * vec4(150.0, 105.0, 80.0, 60.0))
    / (1.0 + outward * outward * vec4(22000.0, 8000.0, 4200.0, 2600.0));
  vec4 veil = exp(-inward * vec4(26.0, 30.0, 30.0, 26.0) - outward * vec4(6.0, 5.0, 5.0, 5.0))
    / (1.0 + outward * vec4(24.0, 17.0, 13.0, 10.0));

  // Silk: fine strands that run with the ring in the light outside it; where there is no light, none are drawn.
  float strand = 0.62;
  if (max(max(veil.x, veil.y), max(veil.z, veil.w)) > 0.004 && r > radius.x - 0.05) {
    vec4 silk = noise(vec3(d * 1.9 + slow.xy * 0.3, (r - 0.35 * radius.z) * 26.0 + fine.x * 0.8 - uTime * 0.06));
    strand = mix(0.62, max(0.64 + 0.55 * silk.x + 0.2 * silk.y, 0.12), smoothstep(-0.05, 0.03, r - radius.x));
  }

  vec3 hot = mix(uColourB, vec3(1.0), 0.35);
  vec4 core = thread * (0.05 + 2.1 * lit * lit) * lead;
  vec4 glow = veil * (0.05 + 0.38 * lit) * mix(0.4, 1.0, lead) * strand;
  vec3 colour = core.x * mix(uColourB, hot, lit.x) * 1.5
    + core.y * mix(uColourA, uColourB, 0.5 * lit.z)
    + core.z * mix(uColourA, uColourB, lit.w)
    + core.w * mix(uColourC, uColourA, 0.4) * 0.8
    + glow.x * uColourB
    + glow.y * mix(uColourA, uColourC, 0.35)
    + glow.z * mix(uColourC, uColourB, 0.4 * lit.w)
    + glow.w * uColourC * 1.3
    + mix(uColourC, uColourA, 0.2) * exp(-outward.y * 11.0 - inward.y * 14.0) * 0.2 * lead;

  float fade = 1.0 - smoothstep(0.72, 1.0, edge);
  colour *= fade * fade;

  colour = 1.0 - exp(-colour * 1.6);
  vec3 shown = mix(1.055 * pow(max(colour, 0.0), vec3(1.0 / 2.4)) - 0.055, 12.92 * colour, step(colour, vec3(0.0031308)));
  float dither = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
  shown = clamp(shown + dither / 255.0, 0.0, 1.0);
  gl_FragColor = vec4(shown, max(shown.r, max(shown.g, shown.b)));
}
`;
