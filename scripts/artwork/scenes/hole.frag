// Lost: a black hole, far away. Light follows the null geodesics of a Schwarzschild hole whose horizon has radius 1.
uniform vec2 place;      // on the picture, in heights from the middle
uniform float distance_;
uniform vec2 tilt;       // of the disc: opening towards us, roll
uniform float exposure;
uniform float dust;
const float INNER = 2.9, OUTER = 10.5;

vec3 ray(vec2 px) { return normalize(vec3((px - .5 * res) / res.y, FOCAL)); }
int samples(vec2 px) {
  vec2 d = (px - .5 * res) / res.y - place;
  return length(d) < 12. / distance_ * FOCAL ? aa : 1;
}
float nebula(vec3 d) {
  vec3 p = d * 2.4 + seed;
  return .5 + .5 * smoothstep(-.8, .8, fbm(p + .35 * fbm(p * 1.3, 3, 0.), 5, 0.));
}
// The disc: gas in orbit, drawn out into threads; hot and white inside, dull red outside.
vec4 disc(vec3 p, vec3 v, vec3 n, vec3 e1, vec3 e2, float px) {
  float r = length(p);
  float k = (r - INNER) / (OUTER - INNER);
  if (k < 0. || k > 1.) return vec4(0);
  float a = atan(dot(p, e2), dot(p, e1)) + 5.5 / pow(r, .9);
  vec3 w = vec3(cos(a) * 1.6, sin(a) * 1.6, r * 1.35);
  float threads = fbm(w + seed, 8, px * 1.4) + .8 * fbm(vec3(cos(a) * .7, sin(a) * .7, r * 4.2) + seed, 7, px * 4.2);
  float body = pow(1. - k, 1.5) * smoothstep(0., .045, k);
  float d = body * clamp(.62 + 1.05 * threads, .03, 2.);
  // Doppler shift and beaming of matter in circular orbit, and the redshift of climbing out.
  vec3 orbit = normalize(cross(n, p));
  float beta = sqrt(.5 / (r - 1.));
  float g = sqrt(1. - 1.5 / r) / (1. + beta * dot(v, orbit));
  float heat = pow(INNER / r, .75) * mix(1., g, .8);
  vec3 hue = mix(vec3(1., .20, .035), vec3(1., .58, .26), smoothstep(.28, .62, heat));
  hue = mix(hue, vec3(1., .86, .70), smoothstep(.62, 1.05, heat));
  return vec4(hue * d * pow(g, 2.6) * pow(heat, 2.) * 2.4, 1. - exp(-d * 1.6));
}
vec4 scene(vec2 px) {
  vec3 rd = ray(px);
  vec3 far = vec3(.0013, .0016, .0030) * dust;
  vec3 to = normalize(vec3(place, FOCAL));
  vec3 p = -to * distance_;
  float b = length(cross(p, rd));
  float scale = distance_ / (FOCAL * res.y);
  if (b > 16.) return vec4(far * nebula(rd) * exposure, 1.);
  // Start on a sphere of radius 18: outside it the path is as good as straight.
  float along = -dot(p, rd);
  p += rd * (along - sqrt(max(18. * 18. - b * b, 0.)));
  vec3 v = rd;
  float h2 = dot(cross(p, v), cross(p, v));
  vec3 right = normalize(cross(vec3(0, 1, 0), to)), top = cross(to, right);
  right = right * cos(tilt.y) + top * sin(tilt.y); top = cross(to, right);
  vec3 n = normalize(top * cos(tilt.x) - to * sin(tilt.x)), e1 = right, e2 = cross(n, e1);
  vec3 light = vec3(0);
  float through = 1.;
  bool fell = false;
  for (int i = 0; i < 420; i++) {
    float r2 = dot(p, p), r = sqrt(r2);
    if (r < 1.01) { fell = true; break; }
    if (r > 18.5 && dot(p, v) > 0.) break;
    float dt = .05 * max(r - .7, .12) + .004 * r2 * .1;
    vec3 a = -1.5 * h2 * p / (r2 * r2 * r);
    vec3 mid = p + v * dt * .5, vm = v + a * dt * .5;   // midpoint rule
    float m2 = dot(mid, mid);
    vec3 am = -1.5 * h2 * mid / (m2 * m2 * sqrt(m2));
    vec3 q = p + vm * dt;
    v += am * dt;
    float s0 = dot(p, n), s1 = dot(q, n);
    if (s0 * s1 < 0.) {
      vec4 d = disc(mix(p, q, s0 / (s0 - s1)), normalize(v), n, e1, e2, scale * 1.5);
      light += through * d.rgb;
      through *= 1. - d.a;
    }
    p = q;
  }
  if (fell) through = 0.;
  else light += through * far * nebula(normalize(v));
  return vec4(light * exposure, through);
}
