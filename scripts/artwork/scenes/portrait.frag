// The astronaut, sitting for an official portrait. Signed distances; in alpha, where the sky shows.
float smin(float a, float b, float k) { float h = clamp(.5 + .5 * (b - a) / k, 0., 1.); return mix(b, a, h) - k * h * (1. - h); }
float ellipsoid(vec3 p, vec3 r) { float k0 = length(p / r), k1 = length(p / (r * r)); return k0 * (k0 - 1.) / k1; }
float capsule(vec3 p, vec3 a, vec3 b, float r) {
  vec3 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0., 1.)) - r;
}
float torus(vec3 p, float R, float r) { return length(vec2(length(p.xz) - R, p.y)) - r; }
float block(vec3 p, vec3 b, float r) { vec3 q = abs(p) - b; return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.) - r; }
mat2 rot(float a) { float c = cos(a), s = sin(a); return mat2(c, -s, s, c); }
vec2 both(vec2 a, vec2 b) { return a.x < b.x ? a : b; }

const float SUIT = 1., SHELL = 2., VISOR = 3., METAL = 4., ORANGE = 5., PACK = 6., RUBBER = 7.;

vec3 head(vec3 p) {
  p -= vec3(0, .30, 0);
  p.xz = rot(.30) * p.xz;
  p.yz = rot(-.06) * p.yz;
  return p;
}
float opening(vec3 h) { // negative inside the visor's frame
  vec2 v = abs((h.xy - vec2(0, .03)) / vec2(.62, .545));
  return (pow(pow(v.x, 2.6) + pow(v.y, 2.6), 1. / 2.6) - 1.) * .55;
}
vec2 map(vec3 p) {
  vec3 h = head(p), q = vec3(abs(p.x), p.yz);
  // Suit: torso, shoulders, sleeves; soft folds where the arms meet the chest and under the neck ring.
  float body = capsule(q, vec3(0, -1.5, .12), vec3(.60, -1.0, .14), .50);
  body = smin(body, capsule(q, vec3(.78, -1.04, .14), vec3(1.08, -2.1, .05), .37), .16);
  body = smin(body, ellipsoid(p - vec3(0, -1.45, .05), vec3(.98, .80, .58)), .2);
  if (body < .12) {
    float n = noise(p * 1.7 + 3.).w, m = noise(p * 3.9 + 9.).w;
    float crease = smoothstep(.55, .80, q.x) * smoothstep(1.25, .85, q.x);
    body -= .020 * sin(q.y * 13. - q.x * 9. + 3.2 * n) * crease;                 // the armpit gathers
    body -= .014 * sin(q.y * 24. + 2.6 * n) * smoothstep(.86, 1.05, q.x) * smoothstep(-1.1, -1.45, p.y);
    body -= .020 * n + .010 * m;
  }
  vec2 r = vec2(body, SUIT);

  float shell = ellipsoid(h, vec3(.80, .84, .84)), cut = opening(h);
  bool front = h.z < 0.;
  r = both(r, vec2(shell + (front ? .014 * smoothstep(.02, -.02, cut) : 0.), front && cut < 0. ? VISOR : SHELL));
  if (front) {
    r = both(r, vec2(max(abs(shell) - .036, abs(cut) - .026) - .010, METAL));
    r = both(r, vec2(max(abs(shell - .004) - .012, abs(cut - .062) - .010) - .004, RUBBER));
  }
  // Neck: two rings and a row of latches.
  r = both(r, vec2(torus(p - vec3(0, -.50, .05), .60, .078), METAL));
  r = both(r, vec2(torus(p - vec3(0, -.60, .06), .665, .046), ORANGE));
  r = both(r, vec2(torus(p - vec3(0, -.665, .06), .66, .034), METAL));
  vec3 l = p - vec3(0, -.50, .05);
  float a = atan(l.x, -l.z), s = .42;
  a = a - s * floor(a / s + .5);
  float rad = length(l.xz);
  r = both(r, vec2(block(vec3(sin(a) * rad, l.y, cos(a) * rad - .675), vec3(.035, .052, .016), .008), RUBBER));
  // Backpack, lamps, and the control box with its dials.
  r = both(r, vec2(block(p - vec3(0, -.75, .74), vec3(.74, .68, .20), .10), PACK));
  vec3 e = vec3(abs(h.x), h.yz) - vec3(.79, .16, -.10);
  r = both(r, vec2(block(e, vec3(.045, .095, .125), .035), SHELL));
  r = both(r, vec2(max(length(e.xy) - .058, abs(e.z + .165) - .012), METAL));
  vec3 b = p - vec3(0, -1.36, -.57);
  b.yz = rot(-.10) * b.yz;
  if (length(b) < .9) {
    r = both(r, vec2(block(b, vec3(.285, .170, .085), .022), METAL));
    r = both(r, vec2(block(b - vec3(0, .012, -.10), vec3(.25, .118, .012), .006), PACK));
    for (int i = 0; i < 3; i++) {
      vec3 k = b - vec3(-.155 + .105 * float(i), .045, -.125);
      r = both(r, vec2(max(length(k.xy) - .032 - .0016 * cos(14. * atan(k.y, k.x)), abs(k.z) - .022) - .004, i == 1 ? ORANGE : RUBBER));
    }
    vec3 g = b - vec3(.165, .035, -.118);
    r = both(r, vec2(max(abs(length(g.xy) - .052) - .008, abs(g.z) - .014) - .003, METAL));
    vec3 w = b - vec3(-.06, -.062, -.118);
    r = both(r, vec2(block(vec3(w.x - .05 * clamp(floor(w.x / .05 + .5), -2., 2.), w.yz), vec3(.014, .016, .008), .003), ORANGE));
  }
  // Two ribbed hoses from the box into the suit.
  vec3 o_ = q - vec3(.33, -1.36, -.50);
  float bend = capsule(o_, vec3(0), vec3(.13, .14, -.07), .055);
  bend = smin(bend, capsule(o_, vec3(.13, .14, -.07), vec3(.186, .242, .02), .055), .05);
  // The fitting where the hose enters lies on the suit: a flange, and a raised ring on it.
  vec3 f_ = o_ - vec3(.188, .245, .050), up = normalize(vec3(.34, .36, -.87));
  float rise = dot(f_, up), across = length(f_ - up * rise);
  r = both(r, vec2(max(across - .098, abs(rise) - .016) - .006, PACK));
  r = both(r, vec2(length(vec2(across - .070, rise - .030)) - .017, RUBBER));
  r = both(r, vec2(bend - .006 * sin((o_.y + o_.x * .6 - o_.z * .3) * 150.), RUBBER));
  return r;
}
vec3 normal(vec3 p, float e) {
  vec2 k = vec2(1, -1);
  return normalize(k.xyy * map(p + k.xyy * e).x + k.yyx * map(p + k.yyx * e).x + k.yxy * map(p + k.yxy * e).x + k.xxx * map(p + k.xxx * e).x);
}
// Cloth: woven threads, a ripstop grid every so often, and the small puckers of use.
float cloth(vec3 p) {
  vec2 u = vec2(p.x + .35 * p.z, p.y);
  vec2 t = u * 190.;
  float weave = sin(t.x) * sin(t.y) * .5 + .5 * max(sin(t.x * .5 + 1.), sin(t.y * .5 + 1.));
  vec2 g = abs(fract(u * 9.) - .5);
  float rip = smoothstep(.035, .0, min(g.x, g.y));
  return .00055 * weave + .0008 * rip + .0065 * fbm(p * 5.5, 4, 0.) + .0015 * fbm(p * 24., 3, 0.);
}
// What the helmet sees: sunrise over a planet.
vec3 around(vec3 d) {
  vec3 c = vec3(.004, .006, .014), L = normalize(vec3(-.50, .36, -.79));
  vec3 to = normalize(vec3(.12, -.80, -.66));
  float m = acos(clamp(dot(d, to), -1., 1.)), R = .92;
  float day = smoothstep(-.35, .75, dot(normalize(d - to * .62), L));
  if (m < R + .02) {
    vec3 s = normalize(d - to * .45);
    vec3 g = mix(vec3(.010, .046, .125), vec3(.13, .13, .065), smoothstep(.05, .16, fbm(s * 1.8 + 8., 8, .003)));
    g = mix(g, vec3(.74, .78, .84), clouds(s, .002));
    g = g * day * 1.2 + vec3(.05, .14, .32) * smoothstep(.62, R, m) * day * 1.3;
    c = mix(c, g, smoothstep(R + .012, R - .012, m));
  }
  c += vec3(.22, .52, 1.) * exp(-abs(m - R) * 30.) * (.12 + day * 1.1);
  float sd = acos(min(dot(d, L), 1.));
  return c + vec3(1., .86, .66) * (9. * smoothstep(.062, .045, sd) + .55 * exp(-sd * 9.) + .10 * exp(-sd * 2.6));
}
float shadow(vec3 p, vec3 l) {
  float r = 1., t = .02;
  for (int i = 0; i < 36; i++) {
    float h = map(p + l * t).x;
    r = min(r, 10. * h / t);
    t += clamp(h, .02, .2);
    if (r < .01 || t > 3.2) break;
  }
  r = clamp(r, 0., 1.);
  return r * r * (3. - 2. * r);
}
float occlusion(vec3 p, vec3 n) {
  float s = 0., k = 1.;
  for (int i = 1; i < 6; i++) { float h = .045 * float(i); s += (h - map(p + n * h).x) * k; k *= .7; }
  return clamp(1. - 1.7 * s, 0., 1.);
}
int samples(vec2 px) { return aa; }

vec4 scene(vec2 px) {
  vec2 uv = (px - .5 * res) / res.y * 2.;
  vec3 ro = vec3(0, -.16, -5.2), rd = normalize(vec3(uv * .96, 2.75));
  vec3 L = normalize(vec3(-.72, .46, -.52)), L2 = normalize(vec3(.88, .18, .44));
  vec2 c0 = uv - vec2(.02, .06);
  vec3 back = mix(vec3(.0030, .0048, .011), vec3(.017, .038, .092), exp(-dot(c0, c0) * 1.7));
  back += vec3(.030, .014, .006) * exp(-dot(uv - vec2(-.75, .45), uv - vec2(-.75, .45)) * 2.2);
  back *= .9 + .25 * fbm(vec3(uv * 1.6, 4.), 4, 0.);
  float t = 3.2, id = 0.;
  bool hit = false;
  for (int i = 0; i < 130; i++) {
    vec2 h = map(ro + rd * t);
    if (h.x < .0007) { hit = true; id = h.y; break; }
    t += h.x * .82;
    if (t > 7.2) break;
  }
  if (!hit) return vec4(back, 1.);
  vec3 p = ro + rd * t, n = normal(p, .0012);
  float s = shadow(p + n * .005, L), a = occlusion(p, n);
  vec3 key = vec3(1., .88, .73) * 1.38, rim = vec3(.26, .55, 1.) * 1.5, amb = vec3(.034, .050, .092);

  if (id == SUIT || id == PACK) {
    vec2 e = vec2(.0016, 0);
    float f = cloth(p);
    vec3 g = vec3(cloth(p + e.xyy), cloth(p + e.yxy), cloth(p + e.yyx)) - f;
    n = normalize(n - (g - n * dot(g, n)) / e.x * (id == SUIT ? 1. : .35));
  }
  float d = max(dot(n, L), 0.) * s, d2 = max(dot(n, L2), 0.) * (.35 + .65 * a);
  float bounce = max(-n.y, 0.) * a, fr = pow(1. - max(dot(-rd, n), 0.), 5.);
  vec3 refl = reflect(rd, n), half_ = normalize(L - rd), col;
  vec3 fill = amb * a * (1.6 + .6 * n.y) + vec3(.05, .075, .12) * bounce;
  if (id == SUIT) {
    vec3 al = vec3(.56, .565, .58) * (.93 + .16 * fbm(p * 3.1 + 5., 5, 0.));
    al *= 1. - .20 * smoothstep(.1, .5, fbm(p * 7. + 31., 5, 0.)) * smoothstep(-.9, -1.6, p.y); // a little moon dust
    float x = abs(p.x);
    // Red-orange stripe of the commander on the sleeves; seams with stitches.
    al = mix(al, vec3(.66, .15, .03), smoothstep(.006, .0, abs(p.y + 1.40 - .22 * (x - .9)) - .052) * smoothstep(.785, .79, x));
    float seam = min(abs(x - .50 - .08 * sin(p.y * 2.)), abs(p.x) + step(-.98, p.y));
    seam = min(seam, abs(x - .785) + step(-1.02, p.y));
    al *= 1. - .55 * smoothstep(.009, .003, seam);
    al *= 1. - .30 * smoothstep(.006, .002, abs(seam - .022)) * step(.35, fract(p.y * 34.));
    // The patch: a ringed world, as in the site's mark.
    vec2 u = (p.xy - vec2(.425, -.915)) / .118;
    float R = length(u);
    if (R < 1. && n.z < 0.) {
      vec2 v = rot(.42) * u;
      float ring = abs(length(v / vec2(.80, .23)) - 1.);
      vec3 patch_ = mix(vec3(.012, .022, .055), vec3(.60, .17, .035), smoothstep(.82, .86, R));
      float ball = smoothstep(.46, .43, length(u));
      patch_ = mix(patch_, vec3(.66, .64, .60), ball * (.75 + .25 * step(.0, sin(v.y * 22.))));
      patch_ = mix(patch_, vec3(.72, .25, .06), smoothstep(.16, .10, ring) * (1. - ball * step(0., v.y)));
      al = mix(al, patch_, smoothstep(1., .97, R));
    }
    float sheen = pow(1. - max(dot(-rd, n), 0.), 3.);
    col = al * (d * key + d2 * rim * .62 + fill * 1.5) + sheen * al * (.10 * d * key + .20 * d2 * rim);
  } else if (id == SHELL) {
    vec3 h = head(p);
    vec3 al = vec3(.62, .63, .64);
    al *= 1. - .35 * smoothstep(.006, .002, abs(abs(h.x) - .20)) * step(.50, h.y);            // panel lines
    al = mix(al, vec3(.64, .15, .03), smoothstep(.016, .012, abs(h.x)) * step(.52, h.y) * .9);
    float scuff = smoothstep(.25, .6, fbm(h * vec3(9., 30., 9.), 6, 0.));
    al *= 1. - .10 * scuff;
    float gloss = pow(max(dot(n, half_), 0.), 90.) * .55 * s;
    col = al * (d * key * .95 + d2 * rim * .6 + fill * 1.7) + around(refl) * (.030 + .45 * fr) * a + gloss * key * (1. - .6 * scuff);
  } else if (id == VISOR) {
    vec3 gold = mix(vec3(1., .70, .31), vec3(1.), fr * .8);
    float wear = 1. - .05 * smoothstep(.3, .6, fbm(p * vec3(22., 60., 22.), 4, 0.));
    col = around(refl) * gold * 1.02 * wear + vec3(.045, .027, .010) * (.4 + .6 * a);
    col += rim * .30 * fr * max(dot(n, L2), 0.) * 3.;
    float inner = smoothstep(0., -.09, opening(head(p)));
    col *= .35 + .65 * inner;                                // the frame shades the glass
  } else if (id == METAL) {
    float brushed = .85 + .3 * fbm(vec3(p.x * 6., p.y * 90., p.z * 6.), 4, 0.);
    vec3 al = vec3(.20, .21, .23) * brushed;
    col = al * (d * key + d2 * rim + fill * 1.6) + around(refl) * (.16 + .5 * fr) * a * brushed
      + pow(max(dot(n, half_), 0.), 60.) * .9 * s * key;
  } else if (id == ORANGE) {
    vec3 al = vec3(.72, .175, .030);
    col = al * (d * key + d2 * rim * .45 + fill * 1.5) + pow(max(dot(n, half_), 0.), 40.) * .22 * s * key + fr * .05;
  } else if (id == PACK) {
    vec3 al = vec3(.40, .41, .43);
    vec3 b = p - vec3(0, -1.36, -.57);
    if (b.z < .0) { al = vec3(.10, .11, .13); al = mix(al, vec3(.45), smoothstep(.003, .001, abs(abs(b.x) - .235)) * .4); }
    col = al * (d * key + d2 * rim * .6 + fill * 1.5);
  } else {
    vec3 al = vec3(.060, .064, .072);
    col = al * (d * key + d2 * rim + fill * 2.) + pow(max(dot(n, half_), 0.), 30.) * .18 * s * key + around(refl) * .04 * a;
  }
  return vec4(col, 0.);
}
