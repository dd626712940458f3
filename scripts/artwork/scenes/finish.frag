#version 300 es
precision highp float;
precision highp int;
// Light to picture: tone curve, ground colour of the page, fades, dither.
out vec4 o;
uniform sampler2D light;
uniform vec2 res;
uniform vec2 fade;      // bottom fade into the page: fully void at x, untouched from y (fractions of the height)
uniform float cutout;
const vec3 VOID = vec3(4., 6., 12.) / 255.;

vec3 pcg(uvec3 v) {
  v = v * 1664525u + 1013904223u;
  v.x += v.y * v.z; v.y += v.z * v.x; v.z += v.x * v.y;
  v ^= v >> 16u;
  v.x += v.y * v.z; v.y += v.z * v.x; v.z += v.x * v.y;
  return vec3(v) / 4294967295.;
}
// Filmic curve (Narkowicz's fit of ACES), after mixing a little of every channel into the others so that light turns
// white as it grows instead of clipping one channel at a time.
vec3 film(vec3 c) {
  c = mat3(.90, .05, .05, .05, .90, .05, .05, .05, .90) * c;
  c = (c * (2.51 * c + .03)) / (c * (2.43 * c + .59) + .14);
  return pow(clamp(c, 0., 1.), vec3(1. / 2.2));
}
void main() {
  vec4 s = texelFetch(light, ivec2(gl_FragCoord.xy), 0);
  uvec2 at = uvec2(gl_FragCoord.xy);
  vec3 tri = (pcg(uvec3(at, 1u)) - pcg(uvec3(at, 2u))) / 255.;
  if (cutout > 0.) {
    // Light without substance (air, at the edge) gets just enough opacity to be seen over black; so an edge is never darker
    // than what it belongs to, on any ground.
    vec3 c = film(s.rgb);
    float a = max(s.a, max(c.r, max(c.g, c.b)));
    bool part = a > .002 && a < .999;
    o = vec4(c / max(a, 1e-4) + tri * .5, part ? a + tri.x * .4 : a);
  } else {
    float k = smoothstep(fade.x, fade.y, gl_FragCoord.y / res.y);
    vec3 c = 1. - (1. - film(s.rgb)) * (1. - VOID); // black is the colour of the page
    o = vec4(mix(VOID, c, k) + tri * .9 * min(k * 4., 1.), 1.);
  }
}
