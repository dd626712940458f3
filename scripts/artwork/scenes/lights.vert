// Appended to common.glsl. One street light, lamp or village on the night side of the planet of orbit.frag.
layout(location = 0) in vec4 place; // unit vector from the planet's centre, sigma in pixels
layout(location = 1) in vec3 light;
out vec3 colour;
out float sigma;
out float size;
void main() {
  vec3 p = center + place.xyz, v = normalize(p);
  float facing = -dot(v, place.xyz);
  float night = smoothstep(.03, -.10, dot(place.xyz, sun));
  float haze = exp(-.30 / max(facing, .02));             // a long way through the air near the limb
  float cover = clouds(place.xyz, .002);
  colour = light * night * haze * exp(-4.5 * cover);
  sigma = place.w * (1. + .8 * cover);
  size = ceil(sigma * 7.) + 1.;
  gl_PointSize = size;
  bool seen = facing > .01 && p.z > 0. && max(colour.r, colour.g) > .0004;
  gl_Position = seen ? vec4(p.xy / p.z * FOCAL * 2. / vec2(res.x / res.y, 1.), 0, 1) : vec4(9, 9, 9, 1);
}
