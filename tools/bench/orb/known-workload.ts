/**
 * A stand-in for the known Orb: written here, with the same work for each pixel as its source is described to do.
 *
 * One walk through a three-dimensional simplex lattice, three hue rotations in YIQ by matrix, an angle by `atan`, two
 * falling lights and a wave near the pointer; straight alpha. It is a workload and not a picture.
 */
export const knownVertex = /* glsl */ `
attribute vec2 position;
varying vec2 vUv;
void main() {
  vUv = position * 0.5 + 0.5;
  gl_Position = vec4(position, 0.0, 1.0);
}
`;

export const knownFragment = /* glsl */ `
precision highp float;
varying vec2 vUv;
uniform float uTime;
uniform float uHue;
uniform float uHover;

vec3 turned(vec3 rgb, float degrees) {
  const mat3 toYiq = mat3(0.299, 0.596, 0.211, 0.587, -0.274, -0.523, 0.114, -0.322, 0.312);
  const mat3 toRgb = mat3(1.0, 1.0, 1.0, 0.956, -0.272, -1.106, 0.621, -0.647, 1.703);
  vec3 yiq = toYiq * rgb;
  float a = radians(degrees);
  return toRgb * vec3(yiq.x, yiq.y * cos(a) - yiq.z * sin(a), yiq.y * sin(a) + yiq.z * cos(a));
}

vec3 gradient(vec3 cell) {
  vec3 h = vec3(dot(cell, vec3(127.1, 311.7, 74.7)), dot(cell, vec3(269.5, 183.3, 246.1)),
                dot(cell, vec3(113.5, 271.9, 124.6)));
  return fract(sin(h) * 43758.5453) * 2.0 - 1.0;
}

float simplex(vec3 p) {
  vec3 i = floor(p + dot(p, vec3(1.0 / 3.0)));
  vec3 a = p - i + dot(i, vec3(1.0 / 6.0));
  vec3 e = step(vec3(0.0), a - a.yzx);
  vec3 first = e * (1.0 - e.zxy);
  vec3 second = 1.0 - e.zxy * (1.0 - e);
  vec3 b = a - first + 1.0 / 6.0;
  vec3 c = a - second + 1.0 / 3.0;
  vec3 d = a - 0.5;
  vec4 h = max(0.6 - vec4(dot(a, a), dot(b, b), dot(c, c), dot(d, d)), 0.0);
  vec4 n = h * h * h * h * vec4(dot(a, gradient(i)), dot(b, gradient(i + first)),
                                dot(c, gradient(i + second)), dot(d, gradient(i + 1.0)));
  return dot(n, vec4(31.316));
}

void main() {
  vec2 p = vUv * 2.0 - 1.0;
  p.x += uHover * 0.2 * sin(p.y * 10.0 + uTime);
  p.y += uHover * 0.2 * sin(p.x * 10.0 + uTime);
  vec3 colourA = turned(vec3(0.6, 0.25, 1.0), uHue);
  vec3 colourB = turned(vec3(0.3, 0.75, 0.9), uHue);
  vec3 colourC = turned(vec3(0.05, 0.1, 0.6), uHue);
  float angle = atan(p.y, p.x);
  float far = length(p);
  float n = simplex(vec3(p * 0.65, uTime * 0.5)) * 0.5 + 0.5;
  float rim = mix(mix(0.6, 1.0, 0.4), mix(0.6, 1.0, 0.6), n);
  float halo = 1.0 / (1.0 + 10.0 * abs(far - rim)) * smoothstep(rim * 1.05, rim, far);
  vec2 lamp = vec2(cos(-uTime), sin(-uTime)) * rim;
  float light = 1.5 / (1.0 + 5.0 * dot(p - lamp, p - lamp)) / (1.0 + 50.0 * dot(p - lamp, p - lamp));
  float inside = smoothstep(1.0, mix(0.6, 1.0, n * 0.5), far) * smoothstep(0.6, 0.8, far);
  vec3 colour = mix(colourA, colourB, cos(angle + uTime * 2.0) * 0.5 + 0.5);
  colour = clamp((mix(colourC, colour, halo) + light) * inside, 0.0, 1.0);
  gl_FragColor = vec4(colour, max(max(colour.r, colour.g), colour.b));
}
`;
