// Sunrise seen from orbit: limb, sun and the night side. City lights and stars are drawn afterwards, as points.
uniform float exposure;
uniform float glare;
uniform float rays;
uniform float dust;    // faint nebula in the sky

vec3 ray(vec2 px) { return normalize(vec3((px - .5 * res) / res.y, FOCAL)); }
int samples(vec2 px) { return dot(ray(px), sun) > .9995 ? aa : planetSamples(ray(px), 1); }

vec4 scene(vec2 px) {
  vec3 rd = ray(px);
  vec2 uv = (px - .5 * res) / res.y;
  float mu = dot(rd, sun), off = acos(min(mu, 1.));
  vec2 hit = sphere(rd, center, 1.), shell = sphere(rd, center, 1. + 11. * airH);
  bool ground = hit.x < hit.y;

  // The sky: almost nothing, a breath of dust.
  vec3 p = rd * 2.1 + seed;
  float n = fbm(p + .35 * fbm(p * 1.3, 3, 0.), 5, 0.);
  vec3 col = vec3(.0010, .0014, .0030) * dust * (.5 + .5 * smoothstep(-.8, .8, n));

  // The sun's disc, darker to its edge.
  float disc = off / .0065;
  if (!ground) col += vec3(1., .90, .74) * 90. * (1. - smoothstep(.9, 1.06, disc)) * (1. - .5 * min(disc * disc, 1.));

  float clear = ground ? 0. : 1.;
  if (ground) {
    vec3 n = rd * hit.x - center;
    float facing = max(dot(-rd, n), .02);
    float foot = hit.x / (FOCAL * res.y) / sqrt(facing);  // size of a pixel on the ground, midway between its two axes
    float up = dot(n, sun);
    float c = clouds(n, foot), lifted = clouds(normalize(n + sun * .006), foot);
    float moon = max(dot(n, normalize(vec3(-.5, .8, -.35))), 0.);
    vec3 day = sunlight(.15 * airH, up + .012) * max(up + .015, 0.) * 6.;
    float relief = clamp(.75 + 1.6 * (c - lifted), .2, 1.6);
    col = mix(vec3(.020, .026, .034), vec3(.55), c) * day * relief / 3.14;
    col += vec3(.30, .42, .70) * moon * (.0014 + .030 * c * (.35 + .65 * c) * clamp(.6 + 2. * (c - lifted), .2, 1.6));
  }
  if (shell.y > shell.x) {
    float t0 = max(shell.x, 0.), t1 = ground ? hit.x : shell.y;
    vec3 through, light = air(rd, t0, t1, ground, through);
    col = col * through + light * 20.;
    clear *= min(through.r, min(through.g, through.b));
    // Airglow: the thin shell of oxygen that shines by itself above the night side.
    float b = length(cross(rd, center)) - 1., h = 6.2 * airH, w = .5 * airH;
    float arc = b > h ? exp(-pow((b - h) / w, 2.)) : 1. / (1. + pow((h - b) / w, 1.1));
    if (!ground) col += vec3(.28, .62, .34) * .011 * arc * smoothstep(-2. * airH, 3. * airH, b);
  }
  // Glare in the lens, over everything: a core, a wide veil, and the thin spikes of a stopped-down iris.
  float r = off * 100.;
  float veil = 4. / (1. + pow(r / .80, 3.)) + .55 / (1. + pow(r / 1.3, 2.4)) + .085 / (1. + pow(r / 6., 2.2)) * exp(-r / 18.);
  vec2 d = uv - sun.xy / sun.z * FOCAL;
  float spikes = 0.;
  for (int k = 0; k < 7; k++) {
    float a = 3.14159 * (float(k) + .35) / 7.;
    vec2 e = vec2(cos(a), sin(a));
    float along = abs(dot(d, e)) * 100., across = abs(dot(d, vec2(-e.y, e.x))) * 100.;
    spikes += exp(-pow(across / (.10 + .010 * along), 2.)) / (1. + pow(along / 1.7, 2.)) * (.55 + .45 * cos(float(k) * 2.4));
  }
  col += glare * (vec3(1., .72, .45) * veil + rays * vec3(1., .88, .70) * spikes * exp(-r / 14.));
  return vec4(col * exposure, clear);
}
