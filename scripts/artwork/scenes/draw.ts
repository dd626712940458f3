/** Runs in the browser: draws one scene with WebGL2. Nothing from outside the function exists there. */

export type Uniforms = Record<string, number | number[]>;

export interface Drawing {
  scene: { source: string; uniforms: Uniforms };
  finish: { source: string; uniforms: Uniforms };
  /** Points of light, drawn over the scene: `data` is base64 of rows of 7 floats. */
  layers: { vertex: string; fragment: string; data: string; uniforms: Uniforms; isBehind: boolean }[];
  width: number;
  height: number;
  /** Samples of a pixel on an edge. */
  samples: number;
}

/** Gives the pixels as base64 of RGBA bytes, the bottom row first. */
export async function draw({ scene, finish, layers, width, height, samples }: Drawing): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('webgl2', {
    antialias: false,
    premultipliedAlpha: false,
    preserveDrawingBuffer: true,
  });
  if (!context?.getExtension('EXT_color_buffer_float')) throw new Error('WebGL2 has no float targets here.');
  const gl = context;

  const pause = () => new Promise((resolve) => setTimeout(resolve));
  const compile = (type: number, source: string) => {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('no shader');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader) ?? '');
    return shader;
  };
  const useProgram = (vertex: string, fragment: string, uniforms: Uniforms) => {
    const program = gl.createProgram();
    gl.attachShader(program, compile(gl.VERTEX_SHADER, vertex));
    gl.attachShader(program, compile(gl.FRAGMENT_SHADER, fragment));
    gl.linkProgram(program);
    if (!gl.getProgramParameter(program, gl.LINK_STATUS))
      throw new Error(gl.getProgramInfoLog(program) ?? '');
    gl.useProgram(program);
    gl.uniform2f(gl.getUniformLocation(program, 'res'), width, height);
    gl.uniform1i(gl.getUniformLocation(program, 'aa'), samples);
    for (const [name, value] of Object.entries(uniforms)) {
      const at = gl.getUniformLocation(program, name);
      if (typeof value === 'number') gl.uniform1f(at, value);
      else if (value.length === 2) gl.uniform2fv(at, value);
      else if (value.length === 3) gl.uniform3fv(at, value);
      else gl.uniform4fv(at, value);
    }
  };
  // In tiles: the software renderer's watchdog ends a long draw.
  const drawTiles = async () => {
    const tile = 96;
    gl.enable(gl.SCISSOR_TEST);
    for (let y = 0; y < height; y += tile) {
      for (let x = 0; x < width; x += tile) {
        gl.scissor(x, y, tile, tile);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
        gl.finish();
      }
      await pause();
    }
    gl.disable(gl.SCISSOR_TEST);
  };

  gl.viewport(0, 0, width, height);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  const texture = gl.getParameter(gl.TEXTURE_BINDING_2D);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA16F, width, height);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);

  const wholePicture =
    '#version 300 es\nvoid main(){vec2 p=vec2((gl_VertexID<<1)&2,gl_VertexID&2);gl_Position=vec4(p*2.-1.,0,1);}';
  useProgram(wholePicture, scene.source, scene.uniforms);
  await drawTiles();

  for (const { vertex, fragment, data, uniforms, isBehind } of layers) {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const rowBytes = 28;
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, bytes, gl.STATIC_DRAW);
    gl.enableVertexAttribArray(0);
    gl.enableVertexAttribArray(1);
    gl.vertexAttribPointer(0, 4, gl.FLOAT, false, rowBytes, 0);
    gl.vertexAttribPointer(1, 3, gl.FLOAT, false, rowBytes, 16);
    gl.enable(gl.BLEND);
    // Light adds up; stars are only where the scene's alpha lets the sky through.
    gl.blendFuncSeparate(isBehind ? gl.DST_ALPHA : gl.ONE, gl.ONE, gl.ZERO, gl.ONE);
    useProgram(vertex, fragment, uniforms);
    const count = bytes.length / rowBytes;
    for (let i = 0; i < count; i += 20000) {
      gl.drawArrays(gl.POINTS, i, Math.min(20000, count - i));
      gl.finish();
      await pause();
    }
    gl.disable(gl.BLEND);
    gl.disableVertexAttribArray(0);
    gl.disableVertexAttribArray(1);
  }

  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  useProgram(wholePicture, finish.source, finish.uniforms);
  await drawTiles();
  const pixels = new Uint8Array(width * height * 4);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
    reader.readAsDataURL(new Blob([pixels]));
  });
}
