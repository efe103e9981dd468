/** A drawing as it is measured: its shaders, and the uniforms that stand still while the time goes on. */
export type Drawing = {
  vertex: string;
  fragment: string;
  uniforms: Readonly<Record<string, readonly number[]>>;
  /** Two numbers for each vertex; a strip of triangles, which a single triangle is too. */
  vertices: readonly number[];
};

export type Round = { drawings: readonly Drawing[]; size: number; frames: number; rounds: number };

/**
 * Runs in the page: milliseconds a frame of each drawing, as the median of its rounds.
 *
 * A frame counts until its last pixel can be read. The drawings take turns, so that whatever else the machine does
 * befalls them alike.
 */
export function measureDrawings({ drawings, size, frames, rounds }: Round): number[] {
  const prepared = drawings.map((drawing) => {
    const canvas = document.createElement("canvas");
    canvas.width = size;
    canvas.height = size;
    const gl = canvas.getContext("webgl", { antialias: false, depth: false });
    const program = gl?.createProgram();
    if (!gl || !program) throw new Error("This Chromium gives no WebGL context.");
    for (const [type, source] of [
      [gl.VERTEX_SHADER, drawing.vertex],
      [gl.FRAGMENT_SHADER, drawing.fragment],
    ] as const) {
      const shader = gl.createShader(type);
      if (!shader) throw new Error("The context was lost.");
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    }
    gl.linkProgram(program);
    if (!gl.getProgramParameter(program, gl.LINK_STATUS))
      throw new Error(gl.getProgramInfoLog(program) ?? "no log");
    gl.useProgram(program);
    for (const [name, value] of Object.entries(drawing.uniforms)) {
      const place = gl.getUniformLocation(program, name);
      if (value.length === 1) gl.uniform1fv(place, value);
      if (value.length === 2) gl.uniform2fv(place, value);
      if (value.length === 3) gl.uniform3fv(place, value);
    }
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(drawing.vertices), gl.STATIC_DRAW);
    const position = gl.getAttribLocation(program, "position");
    gl.enableVertexAttribArray(position);
    gl.vertexAttribPointer(position, 2, gl.FLOAT, false, 0, 0);
    const count = drawing.vertices.length / 2;
    return { gl, count, time: gl.getUniformLocation(program, "uTime"), took: [] as number[] };
  });

  const pixel = new Uint8Array(4);
  for (let round = 0; round <= rounds; round += 1) {
    for (const { gl, count, time, took } of prepared) {
      const started = performance.now();
      for (let frame = 0; frame < frames; frame += 1) {
        gl.uniform1f(time, 40 + round + frame / 60);
        gl.drawArrays(gl.TRIANGLE_STRIP, 0, count);
        gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      }
      // The first round compiles and warms up.
      if (round > 0) took.push((performance.now() - started) / frames);
    }
  }
  return prepared.map(({ took }) => took.sort((a, b) => a - b)[took.length >> 1] ?? 0);
}
