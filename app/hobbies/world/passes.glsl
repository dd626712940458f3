// The three passes that draw a world, with the functions that each world has.
#if defined SURFACE
// Once: the surface, on the faces of a cube.
layout(location = 0) out vec4 a;
layout(location = 1) out vec4 b;
void main() {
  vec2 p = gl_FragCoord.xy / res * 2. - 1.;
  float s = face % 2 == 0 ? 1. : -1.;
  vec3 q = face < 2 ? vec3(s, -p.y, -s * p.x) : face < 4 ? vec3(p.x, s, s * p.y) : vec3(s * p.x, -p.y, s);
  survey(normalize(q), 1. / res.x, a, b);
}
#elif defined LIGHT
// Once: the light, the air and the ring, which stay where they are.
layout(location = 0) out vec4 a;
layout(location = 1) out vec4 b;
void main() {
  int n = samples(gl_FragCoord.xy);
  a = b = vec4(0);
  for (int i = 0; i < n; i++) {
    vec2 at = n == 1 ? vec2(0) : fract(.5 + float(i) * vec2(.7548777, .5698403)) - .5;
    vec4 one, two;
    light(gl_FragCoord.xy + at, one, two);
    a += one / float(n);
    b += two / float(n);
  }
}
#else
// For each frame: the turned surface in that light.
out vec4 o;
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec4 c = cutOut(view(gl_FragCoord.xy, texelFetch(lightA, at, 0), texelFetch(lightB, at, 0)));
  o = vec4(c.rgb, min(c.a, 1.));
}
#endif
