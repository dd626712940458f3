// Light to picture: tone curve, ground colour of the page, fades, dither.
out vec4 o;
uniform sampler2D light;
uniform vec2 fade;      // bottom fade into the page: fully void at x, untouched from y (fractions of the height)
uniform float cutout;   // 0: opaque, 1: a body with light around it, 2: a body alone
const vec3 VOID = vec3(4., 6., 12.) / 255.;

void main() {
  vec4 s = texelFetch(light, ivec2(gl_FragCoord.xy), 0);
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec3 tri = (hash(ivec3(at, 1)) - hash(ivec3(at, 2))) / 255.;
  float k = smoothstep(fade.x, fade.y, gl_FragCoord.y / res.y);
  if (cutout > 1.) {
    o = vec4(film(s.rgb / max(s.a, 1e-4)) + tri * .5, s.a * k);
  } else if (cutout > 0.) {
    vec4 c = cutOut(s);
    bool part = c.a > .002 && c.a < .999;
    o = vec4(c.rgb / max(c.a, 1e-4) + tri * .5, part ? c.a + tri.x * .4 : c.a);
  } else {
    vec3 c = 1. - (1. - film(s.rgb)) * (1. - VOID); // black is the colour of the page
    o = vec4(mix(VOID, c, k) + tri * .9 * min(k * 4., 1.), 1.);
  }
}
