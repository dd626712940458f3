#version 300 es
precision highp float;
// A point of light as a lens sees it: a small Gaussian, the same in every direction.
in vec3 colour;
in float sigma;
in float size;
out vec4 o;
void main() {
  vec2 d = (gl_PointCoord - .5) * size;
  o = vec4(colour * exp(-dot(d, d) / (2. * sigma * sigma)), 0.);
}
