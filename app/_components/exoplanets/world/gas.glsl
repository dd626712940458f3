// The gas giant in the browser: its bands turn; the light on them and the ring do not.
#if defined SURFACE
void survey(vec3 q, float px, out vec4 a, out vec4 b) {
  a = vec4(sqrt(surface(q, px)), 1);
  b = vec4(0);
}
#elif defined LIGHT
void light(vec2 px, out vec4 a, out vec4 b) {
  vec3 rd = ray(px), p;
  float hit = meet(rd, p);
  lighting(rd, hit, p, pixelSize() * .4, a.rgb, b); // as fine as the larger picture
  a.a = 0.;
}
#else
vec4 view(vec2 px, vec4 gain, vec4 glow) {
  vec3 p;
  meet(ray(px), p);
  vec3 base = texture(surfaceA, turned * normalize(squash(p))).rgb;
  return vec4(base * base * gain.rgb, 0) + glow;
}
#endif
