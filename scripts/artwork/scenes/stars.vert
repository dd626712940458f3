#version 300 es
precision highp float;
layout(location = 0) in vec4 place; // x, y in pixels from the top left, -, sigma in pixels
layout(location = 1) in vec3 light;
uniform vec2 res;
out vec3 colour;
out float sigma;
out float size;
void main() {
  colour = light;
  sigma = place.w;
  size = ceil(sigma * 7.) + 1.;
  gl_PointSize = size;
  gl_Position = vec4((place.xy / res * 2. - 1.) * vec2(1, -1), 0, 1);
}
