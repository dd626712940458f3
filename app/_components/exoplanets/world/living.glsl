// The living world in the browser: its ground turns, its clouds a little faster; the air in front of them does not.
#if defined SURFACE
void survey(vec3 q, float px, out vec4 a, out vec4 b) {
  Ground g = ground(q, px);
  a = vec4(sqrt(g.base), g.inland);
  b = vec4(g.slope * .5 + 128. / 255., clouds(q, px));
}
#elif defined LIGHT
void light(vec2 px, out vec4 a, out vec4 b) {
  vec3 rd = ray(px), through;
  vec2 hit = sphere(rd, center, 1.);
  float solid = float(hit.x < hit.y);
  a = vec4(airlight(rd, hit, through) * exposure, solid);
  b = vec4(through * exposure * solid, 0);
}
#else
vec4 view(vec2 px, vec4 air, vec4 through) {
  vec3 rd = ray(px);
  float near = dot(center, rd), depth = near * near - dot(center, center) + 1.;
  vec3 n = normalize(rd * (near - sqrt(max(depth, 0.))) - center);
  vec4 a = texture(surfaceA, turned * n), b = texture(surfaceB, turned * n);
  // Back from the planet's axes to the camera's.
  vec3 slope = (b.rgb - 128. / 255.) * 2. * turned;
  // The shadow of a cloud is as soft as in the picture: its grain is .006.
  float soft = log2(.003 * float(textureSize(surfaceB, 0).x));
  float c = texture(surfaceB, drifted * n).a, ahead = texture(surfaceB, drifted * sunward(n, .005)).a;
  float over = textureLod(surfaceB, drifted * sunward(n, .010), soft).a;
  return vec4(daylight(n, rd, Ground(a.rgb * a.rgb, a.a, slope), c, over, ahead) * through.rgb + air.rgb, air.a);
}
#endif
