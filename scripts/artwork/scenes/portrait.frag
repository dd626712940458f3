// The astronaut, on transparent ground: three quarters to the sun of scenes/home, which rises behind her on the right.
float smin(float a, float b, float k) { float h = clamp(.5 + .5 * (b - a) / k, 0., 1.); return mix(b, a, h) - k * h * (1. - h); }
float ellipsoid(vec3 p, vec3 r) { float k0 = length(p / r), k1 = length(p / (r * r)); return k0 * (k0 - 1.) / k1; }
// How far along from a to b the nearest point is (x), and the distance to a round limb that thins from ra to rb (y).
vec2 limb(vec3 p, vec3 a, vec3 b, float ra, float rb) {
  vec3 pa = p - a, ba = b - a;
  float h = clamp(dot(pa, ba) / dot(ba, ba), 0., 1.);
  return vec2(h, length(pa - ba * h) - mix(ra, rb, h));
}
float capsule(vec3 p, vec3 a, vec3 b, float r) { return limb(p, a, b, r, r).y; }
float torus(vec3 p, float R, float r) { return length(vec2(length(p.xz) - R, p.y)) - r; }
// A ring around the axis n.
float hoop(vec3 p, vec3 n, float R, float r) { float y = dot(p, n); return length(vec2(length(p - n * y) - R, y)) - r; }
float block(vec3 p, vec3 b, float r) { vec3 q = abs(p) - b; return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.) - r; }
mat2 rot(float a) { float c = cos(a), s = sin(a); return mat2(c, -s, s, c); }
vec2 both(vec2 a, vec2 b) { return a.x < b.x ? a : b; }

const float SUIT = 1., SHELL = 2., VISOR = 3., METAL = 4., ORANGE = 5., PACK = 6., RUBBER = 7., GLOVE = 8., TIP = 9.;
// Shoulder, elbow, wrist: her left arm greets, her right hand holds the tether.
const vec3 SL = vec3(.98, -1.18, .10), EL = vec3(1.62, -2.02, -.22), WL = vec3(1.84, -1.02, -.62);
const vec3 SR = vec3(-.98, -1.18, .10), ER = vec3(-1.50, -2.30, .02), WR = vec3(-.98, -2.98, -.86);

vec3 body(vec3 p) {
  p.xy = rot(-.05) * p.xy;
  p.xz = rot(.46) * p.xz;
  return p;
}
vec3 head(vec3 b) {
  b -= vec3(0, .30, 0);
  b.xz = rot(-.16) * b.xz;
  b.yz = rot(-.10) * b.yz;
  return b;
}
float opening(vec3 h) { // negative inside the visor's frame
  vec2 v = abs((h.xy - vec2(0, .03)) / vec2(.62, .545));
  return (pow(pow(v.x, 2.6) + pow(v.y, 2.6), 1. / 2.6) - 1.) * .55;
}
// A cheap stand-in for noise, for shapes that are evaluated a hundred times for a pixel.
float wobble(vec3 p) { return .6 * sin(p.x * 2.1 + 1.7 * sin(p.y * 1.9 + p.z)) + .4 * sin(p.y * 3.3 + 2.1 * sin(p.z * 2.3 + p.x * 1.4)); }
// Folds run around a limb and gather at the joint.
float folds(float along, float n, float joint) { return (.020 * sin(along * 30. + 3.4 * n) + .008 * sin(along * 61. + 5. * n)) * joint; }

float sleeve(vec3 p, vec3 s, vec3 e, vec3 w, float n) {
  vec2 upper = limb(p, s, e, .375, .315), fore = limb(p, e, w, .315, .235);
  float d = smin(upper.y - folds(upper.x * length(e - s), n, smoothstep(.45, 1., upper.x)),
    fore.y - folds(fore.x * length(w - e), n, .35 + .65 * smoothstep(.6, 0., fore.x)), .09);
  return d;
}
vec2 helmet(vec3 p) {
  vec3 h = head(p);
  float shell = ellipsoid(h, vec3(.80, .84, .84)), cut = opening(h);
  bool front = h.z < 0.;
  vec2 r = vec2(shell + (front ? .014 * smoothstep(.02, -.02, cut) : 0.), front && cut < 0. ? VISOR : SHELL);
  if (front) {
    r = both(r, vec2(max(abs(shell) - .036, abs(cut) - .026) - .010, METAL));
    r = both(r, vec2(max(abs(shell - .004) - .012, abs(cut - .062) - .010) - .004, RUBBER));
  }
  vec3 e = vec3(abs(h.x), h.yz) - vec3(.79, .16, -.10);
  r = both(r, vec2(block(e, vec3(.045, .095, .125), .035), SHELL));
  r = both(r, vec2(max(length(e.xy) - .058, abs(e.z + .165) - .012), METAL));
  // Neck: two rings and a row of latches.
  r = both(r, vec2(torus(p - vec3(0, -.50, .05), .60, .078), METAL));
  r = both(r, vec2(torus(p - vec3(0, -.60, .06), .665, .046), ORANGE));
  r = both(r, vec2(torus(p - vec3(0, -.665, .06), .66, .034), METAL));
  vec3 l = p - vec3(0, -.50, .05);
  float a = atan(l.x, -l.z), s = .42;
  a = a - s * floor(a / s + .5);
  float rad = length(l.xz);
  return both(r, vec2(block(vec3(sin(a) * rad, l.y, cos(a) * rad - .675), vec3(.035, .052, .016), .008), RUBBER));
}
vec2 chest(vec3 p) { // the control box with its dials, and two ribbed hoses into the suit
  vec3 b = p - vec3(0, -1.62, -.66);
  b.yz = rot(-.10) * b.yz;
  vec2 r = vec2(block(b, vec3(.285, .170, .085), .022), METAL);
  r = both(r, vec2(block(b - vec3(0, .012, -.10), vec3(.25, .118, .012), .006), PACK));
  for (int i = 0; i < 3; i++) {
    vec3 k = b - vec3(-.155 + .105 * float(i), .045, -.125);
    r = both(r, vec2(max(length(k.xy) - .032 - .0016 * cos(14. * atan(k.y, k.x)), abs(k.z) - .022) - .004, i == 1 ? ORANGE : RUBBER));
  }
  vec3 g = b - vec3(.165, .035, -.118), w = b - vec3(-.06, -.062, -.118);
  r = both(r, vec2(max(abs(length(g.xy) - .052) - .008, abs(g.z) - .014) - .003, METAL));
  r = both(r, vec2(block(vec3(w.x - .05 * clamp(floor(w.x / .05 + .5), -2., 2.), w.yz), vec3(.014, .016, .008), .003), ORANGE));
  vec3 o_ = vec3(abs(p.x), p.yz) - vec3(.33, -1.62, -.58);
  float bend = smin(capsule(o_, vec3(0), vec3(.15, .15, -.05), .055), capsule(o_, vec3(.15, .15, -.05), vec3(.22, .29, .14), .055), .05);
  return both(r, vec2(bend - .006 * sin((o_.y + o_.x * .6 - o_.z * .3) * 150.), RUBBER));
}
// A gloved hand, the wrist at the origin, the fingers up, the palm to -z; `curl` closes it.
vec2 glove(vec3 q, float curl) {
  float tips = 1e3, d = smin(block(q - vec3(0, .30, 0), vec3(.150, .150, .030), .095), capsule(q, vec3(0, -.02, 0), vec3(0, .18, 0), .185), .10);
  for (int i = 0; i < 4; i++) {
    float k = float(i) - 1.5, reach = .25 - .035 * abs(k - .4);
    vec3 a = vec3(k * .128, .44, 0), b = a + vec3(k * .030, reach * cos(curl), -reach * sin(curl));
    vec3 c = b + vec3(k * .016, reach * .85 * cos(2.1 * curl), -reach * .85 * sin(2.1 * curl));
    d = smin(d, min(limb(q, a, b, .090, .082).y, limb(q, b, c, .082, .070).y), .035);
    tips = min(tips, limb(q, mix(b, c, .45), c, .084, .078).y);
  }
  vec3 t = vec3(-.33, .33, -.10);
  d = smin(d, min(limb(q, vec3(-.13, .12, -.03), t, .105, .085).y, limb(q, t, t + vec3(-.07, .19, -.05 - .15 * curl), .085, .070).y), .05);
  tips = min(tips, capsule(q, t + vec3(-.035, .10, -.02 - .07 * curl), t + vec3(-.07, .19, -.05 - .15 * curl), .081));
  return both(vec2(d, GLOVE), vec2(tips, TIP));
}
vec2 cuff(vec3 p, vec3 w, vec3 n) { // the wrist: a bearing, and the gauntlet's orange edge
  vec2 r = vec2(hoop(p - w, n, .215, .042), METAL);
  return both(r, vec2(hoop(p - w + n * .10, n, .232, .034), RUBBER));
}
vec2 map(vec3 world) {
  vec3 p = body(world), q = vec3(abs(p.x), p.yz);
  float n = wobble(p * 1.7), m = wobble(p.zxy * 3.7 + 2.);
  // Suit: chest, shoulders, waist, hips, thighs; then the sleeves.
  float cloth_ = ellipsoid(p - vec3(0, -1.52, .06), vec3(.94, .86, .66));
  cloth_ = smin(cloth_, capsule(q, vec3(.30, -1.06, .12), vec3(.82, -1.14, .10), .40), .18);
  cloth_ = smin(cloth_, ellipsoid(p - vec3(0, -2.50, .10), vec3(.76, .72, .56)), .22);
  vec2 leg = limb(p, vec3(.42, -3.35, .08), vec3(.66, -5.3, -.18), .53, .42), other = limb(p, vec3(-.42, -3.35, .05), vec3(-.62, -4.95, -.85), .53, .43);
  float hips = smin(ellipsoid(p - vec3(0, -3.28, .10), vec3(.90, .58, .62)), leg.y - folds(leg.x * 2., n, .5), .14);
  hips = smin(hips, other.y - folds(other.x * 2., n + .7, .5), .14);
  cloth_ = smin(cloth_, hips - folds(p.y * 1.2, n, smoothstep(-2.7, -3., p.y) * smoothstep(-3.7, -3.1, p.y)), .06);
  cloth_ -= .012 * sin(p.y * 26. + 2. * n + p.x) * smoothstep(-2.35, -2.6, p.y) * smoothstep(-2.9, -2.7, p.y);
  float arms = min(sleeve(p, SL, EL, WL, n), sleeve(p, SR, ER, WR, n + .6));
  cloth_ = smin(cloth_, arms, .13) - .020 * n - .010 * m;
  vec2 r = vec2(cloth_, SUIT);

  float far = length(p - vec3(0, .20, 0)) - 1.2;
  r = both(r, far > .3 ? vec2(far, SHELL) : helmet(p));
  far = length(p - vec3(0, -1.55, -.7)) - .75;
  r = both(r, far > .3 ? vec2(far, METAL) : chest(p));
  // Waist bearing, shoulder bearings.
  vec2 e = (p.xz - vec2(0, .10)) / vec2(.715, .53);
  r = both(r, vec2(length(vec2((length(e) - 1.) * .60, p.y + 2.84)) - .070, METAL));
  vec3 nl = normalize(EL - SL), nr = normalize(ER - SR);
  r = both(r, vec2(min(hoop(p - mix(SL, EL, .22), nl, .350, .062), hoop(p - mix(SR, ER, .22), nr, .350, .062)), METAL));
  // Backpack: a case with an upper deck, and a short antenna.
  vec3 k = p - vec3(0, -1.45, 1.02);
  r = both(r, vec2(block(k, vec3(.78, 1.05, .26), .12), PACK));
  r = both(r, vec2(block(k - vec3(0, 1.20, .02), vec3(.56, .16, .20), .07), PACK));
  r = both(r, vec2(capsule(k, vec3(-.66, 1.1, 0), vec3(-.74, 2.35, .05), .018), METAL));
  r = both(r, vec2(length(k - vec3(-.74, 2.37, .05)) - .045, ORANGE));
  // Hands.
  far = length(p - WL - vec3(0, .45, -.1)) - .75;
  if (far > .3) r = both(r, vec2(far, GLOVE));
  else {
    vec3 g = p - WL;
    g.xz = rot(-.34) * g.xz; g.xy = rot(.10) * g.xy;
    r = both(r, both(glove(g, .20), cuff(p, WL, normalize(WL - EL))));
  }
  far = length(p - WR - vec3(.2, -.15, -.3)) - .75;
  if (far > .3) r = both(r, vec2(far, GLOVE));
  else {
    vec3 u = normalize(WR - ER), s = normalize(cross(u, vec3(.35, 1., .1))), f = cross(s, u), g = p - WR;
    g = vec3(dot(g, f), dot(g, u), dot(g, s));
    r = both(r, both(glove(g, 1.05), cuff(p, WR, u)));
  }
  // The tether: from the hook at the waist through the hand, then out in a wide curve.
  vec3 hook = p - vec3(-.50, -2.98, -.58);
  r = both(r, vec2(hoop(hook, normalize(vec3(.3, .2, -1.)), .095, .024), METAL));
  float line = block(p - vec3(-1.55, -4.15, -.75), vec3(1.15, 1.2, .75), 0.);
  if (line > .3) return both(r, vec2(line, ORANGE));
  vec3 from = vec3(-.50, -3.07, -.60);
  line = 1e3;
  for (int i = 1; i <= 9; i++) {
    float t = float(i) / 9., u = 1. - t;
    vec3 to = u * u * u * vec3(-.50, -3.07, -.60) + 3. * u * u * t * vec3(-.80, -3.9, -1.6) + 3. * u * t * t * vec3(-2.2, -2.9, -1.2) + t * t * t * vec3(-2.6, -5.3, -.2);
    line = min(line, capsule(p, from, to, .034));
    from = to;
  }
  return both(r, vec2(line - .003 * sin(p.y * 60. + p.x * 44.), ORANGE));
}
vec3 normal(vec3 p, float e) {
  vec2 k = vec2(1, -1);
  return normalize(k.xyy * map(p + k.xyy * e).x + k.yyx * map(p + k.yyx * e).x + k.yxy * map(p + k.yxy * e).x + k.xxx * map(p + k.xxx * e).x);
}
// Cloth: a ripstop grid, and the small puckers of use.
float cloth(vec3 p) {
  vec2 g = abs(fract(vec2(p.x + .35 * p.z, p.y) * 9.) - .5);
  return .0008 * smoothstep(.035, .0, min(g.x, g.y)) + .0052 * fbm(p * 4.5, 4, 0.) + .0012 * fbm(p * 24., 3, 0.);
}
// City lights on the ground that a direction meets: fine lamps where people gather.
float cities(vec2 g) {
  float crowd = smoothstep(-.05, .55, fbm(vec3(g * .9, 3.), 5, 0.)), sum = 0.;
  for (int i = 0; i < 3; i++) {
    vec2 u = g * (5. + 6. * float(i)), c = floor(u);
    vec3 h = hash(ivec3(c, i + 3));
    float d = length(u - c - .2 - .6 * h.xy);
    sum += exp(-d * d * 60.) * pow(h.z, 3.) * 2.2;
  }
  return crowd * (sum + .05 * crowd);
}
// What the visor sees: the night side with its `lamps` below, the limb, the sunrise on the right.
vec3 around(vec3 d, float lamps) {
  vec3 to = normalize(vec3(.10, -1., -.04));
  float m = acos(clamp(dot(d, to), -1., 1.)), R = 1.40, toSun = max(dot(d, sun), -1.);
  float dawn = smoothstep(-.9, .95, toSun);
  vec3 c = vec3(.0025, .004, .010);
  if (m < R) {
    vec2 g = (d.xz - to.xz * dot(d, to)) / max(dot(d, to), .12);
    c = vec3(.002, .003, .006) + vec3(1., .60, .26) * (lamps > 0. ? cities(g * 1.6) * 1.5 : .03) * smoothstep(R, R - .25, m);
  }
  float off = (m - R) * 60.;
  c += (vec3(.20, .50, 1.) * exp(-max(off, -off * 2.5) * .55) + vec3(1., .55, .2) * exp(-abs(off + .6) * 2.) * .6) * (.05 + 1.5 * dawn * dawn);
  float sd = acos(min(toSun, 1.));
  return c + vec3(1., .84, .62) * (16. * smoothstep(.075, .05, sd) + 1.2 * exp(-sd * 8.) + .12 * exp(-sd * 2.2));
}
float shadow(vec3 p, vec3 l) {
  float r = 1., t = .03;
  for (int i = 0; i < 26; i++) {
    float h = map(p + l * t).x;
    r = min(r, 11. * h / t);
    t += clamp(h, .035, .3);
    if (r < .01 || t > 3.6) break;
  }
  r = clamp(r, 0., 1.);
  return r * r * (3. - 2. * r);
}
float occlusion(vec3 p, vec3 n) {
  float s = 0., k = 1.;
  for (int i = 1; i < 5; i++) { float h = .06 * float(i); s += (h - map(p + n * h).x) * k; k *= .7; }
  return clamp(1. - 1.6 * s, 0., 1.);
}
// The patch: a ringed world over a horizon, as in the site's mark.
vec3 patch_(vec3 al, vec2 u) {
  float R = length(u);
  if (R > 1.) return al;
  vec2 v = rot(.42) * u;
  float band = abs(length(v / vec2(.80, .23)) - 1.), ball = smoothstep(.46, .43, R);
  vec3 c = mix(vec3(.012, .022, .055), vec3(.60, .17, .035), smoothstep(.82, .86, R));
  c = mix(c, vec3(.66, .64, .60), ball * (.75 + .25 * step(.0, sin(v.y * 22.))));
  c = mix(c, vec3(.72, .25, .06), smoothstep(.16, .10, band) * (1. - ball * step(0., v.y)));
  return mix(al, c, smoothstep(1., .97, R));
}
float stitched(float at, float along) { return 1. - (1. - .5 * smoothstep(.011, .004, abs(at))) * (1. - .25 * smoothstep(.007, .003, abs(abs(at) - .026)) * step(.35, fract(along * 30.))); }
vec3 suitColour(vec3 p) {
  vec3 al = vec3(.56, .565, .58) * (.93 + .16 * fbm(p * 3.1 + 5., 5, 0.));
  al *= 1. - .22 * smoothstep(.1, .5, fbm(p * 6. + 31., 5, 0.)) * smoothstep(-2., -4., p.y); // a little moon dust
  vec2 ur = limb(p, SR, ER, .36, .31), ul = limb(p, SL, EL, .36, .31), fr = limb(p, ER, WR, .31, .24), fl = limb(p, EL, WL, .31, .24);
  float onArm = step(min(min(ur.y, ul.y), min(fr.y, fl.y)), .05), h = ur.y < ul.y ? ur.x : ul.x;
  // Red-orange stripes of the commander on both upper arms; a thin one on each thigh.
  float stripe = smoothstep(.060, .052, abs(h - .58)) * step(min(ur.y, ul.y), .05);
  stripe = max(stripe, smoothstep(.045, .038, abs(p.y + 4.12 - .12 * p.x)));
  al = mix(al, vec3(.66, .15, .03), stripe);
  float seam = stitched(abs(p.x) - .62 - .06 * sin(p.y * 2.), p.y) * (1. - onArm);
  seam = max(seam, stitched(p.y + 2.32, p.x) * (1. - onArm));
  seam = max(seam, stitched((min(fr.y, fl.y) < .05 ? (fr.y < fl.y ? fr.x : fl.x) : .9) - .45, p.x + p.z) * onArm);
  al *= 1. - .6 * seam;
  if (p.z < 0.) {
    al = patch_(al, (p.xy - vec2(-.46, -1.16)) / .135);
    // The name, embroidered on a dark tape.
    vec2 t = (p.xy - vec2(.45, -1.16)) / vec2(.19, .055);
    float tape = step(max(abs(t.x), abs(t.y)), 1.), letters = step(abs(t.y), .42) * step(abs(t.x), .82) * step(.35, fract(t.x * 4.5 + .2)) * step(.28, abs(fract(t.x * 9.) - .5) + step(.2, abs(t.y)) * .4);
    al = mix(al, mix(vec3(.018, .026, .05), vec3(.55, .50, .42), letters), tape * (1. - onArm));
  }
  // The large patch on her right upper arm.
  vec3 a = normalize(ER - SR), s = normalize(cross(a, vec3(0, 0, 1)));
  vec3 f = p - mix(SR, ER, .36);
  if (ur.y < .06 && p.z < .1) al = patch_(al, vec2(dot(f, s), -dot(f, a)) / .17);
  return al;
}
// Nothing of her is outside this box: rays that miss it cost nothing.
bool misses(vec3 ro, vec3 rd, out float t) {
  vec3 a = (vec3(-2.5, -5.2, -1.9) - ro) / rd, b = (vec3(2.5, 1.6, 2.) - ro) / rd, lo = min(a, b), hi = max(a, b);
  t = max(lo.x, max(lo.y, lo.z));
  return t > min(hi.x, min(hi.y, hi.z));
}
int samples(vec2 px) { return aa; }

vec4 scene(vec2 px) {
  vec2 uv = (px - .5 * res) / res.y * 2.;
  vec3 ro = vec3(-.08, -1.62, -13.), rd = normalize(vec3(uv, 4.25));
  float t, id = 0.;
  if (misses(ro, rd, t)) return vec4(0);
  // A ray that passes within a pixel of her covers a part of it: a smooth outline.
  float pixel = 2. * length(ro) / (4.25 * res.y), nearest = pixel, at = 0.;
  for (int i = 0; i < 90 && t < 15.2; i++) {
    vec2 h = map(ro + rd * t);
    if (h.x < nearest) { nearest = h.x; at = t; id = h.y; }
    if (h.x < .0012) break;
    t += h.x * .85;
  }
  if (id == 0.) return vec4(0);
  float cover = nearest < .0012 ? 1. : 1. - nearest / pixel;
  t = at;
  vec3 w = ro + rd * t, n = normal(w, .0015), p = body(w);
  vec3 back = normalize(vec3(-.80, .12, .58)), front = normalize(vec3(-.42, .52, -.74));
  float s = dot(n, sun) > -.2 ? shadow(w + n * .008, sun) : 0., a = occlusion(w, n);
  if (id == SUIT || id == PACK || id == GLOVE) {
    vec2 e = vec2(.0022, 0);
    vec3 g = vec3(cloth(w + e.xyy), cloth(w + e.yxy), cloth(w + e.yyx)) - cloth(w);
    n = normalize(n - (g - n * dot(g, n)) / e.x * (id == PACK ? .35 : 1.));
  }
  // Sunlight; the blue of the limb behind her; a soft front light; the glow of the cities below.
  vec3 key = vec3(1., .80, .58) * 4.6, blue = vec3(.26, .52, 1.) * .85, soft = vec3(.33, .40, .56) * .27;
  float fr = pow(1. - max(dot(-rd, n), 0.), 5.);
  vec3 light = key * max(dot(n, sun), 0.) * s + blue * max(dot(n, back), 0.) * (.3 + .7 * a) + soft * max(.25 + .75 * dot(n, front), 0.) * a
    + vec3(.050, .030, .016) * max(-n.y, 0.) * a + vec3(.010, .015, .030) * a;
  // The sun's rim: light that grazes the edge on its side.
  float edge = 1. - max(dot(-rd, n), 0.), side = smoothstep(.1, .9, dot(n, normalize(vec3(sun.xy, 0))));
  light += key * 1.3 * edge * edge * side * s;
  vec3 half_ = normalize(sun - rd), refl = reflect(rd, n);
  vec3 al = vec3(.06, .064, .072), col = vec3(0);
  float gloss = .1, power = 40., mirror = .02;
  if (id == SUIT) {
    al = suitColour(p); gloss = 0.; mirror = 0.;
    col += al * pow(1. - max(dot(-rd, n), 0.), 3.) * (key * .10 * max(dot(n, sun) + .3, 0.) * s + blue * .25 * max(dot(n, back), 0.));
  } else if (id == GLOVE) {
    al = mix(vec3(.34, .35, .37), vec3(.50), .5 + .5 * fbm(p * 9., 3, 0.));
  } else if (id == TIP) {
    al = vec3(.22, .23, .25);
  } else if (id == PACK) {
    al = p.z < -.3 ? vec3(.10, .11, .13) : vec3(.40, .41, .43);
    al *= 1. - .5 * smoothstep(.016, .008, min(abs(p.y + .95), abs(abs(p.y + 1.9) - .3))) * step(.2, p.z);
    al *= 1. - .55 * step(abs(p.y + 1.42), .14) * step(.5, fract(p.y * 18.)) * step(.75, p.z);
  } else if (id == ORANGE) { al = vec3(.72, .175, .030); gloss = .22; }
  else if (id == SHELL) {
    vec3 h = head(p);
    al = vec3(.60, .61, .62) * (1. - .10 * smoothstep(.25, .6, fbm(h * vec3(9., 30., 9.), 6, 0.)));
    al *= 1. - .35 * smoothstep(.006, .002, abs(abs(h.x) - .20)) * step(.50, h.y);                // panel lines
    al = mix(al, vec3(.64, .15, .03), smoothstep(.075, .068, abs(h.x)) * step(.52, h.y) * .9);
    gloss = .5; power = 90.; mirror = .035;
  } else if (id == METAL) {
    float brushed = .85 + .3 * fbm(vec3(p.x * 6., p.y * 90., p.z * 6.), 4, 0.);
    al = vec3(.20, .21, .23) * brushed; gloss = .9; power = 60.; mirror = .3 * brushed;
  }
  if (id == VISOR) {
    float frame = .35 + .65 * smoothstep(0., -.09, opening(head(p)));
    col = around(refl, 1.) * mix(vec3(1., .72, .36), vec3(1.), fr * .8) * 1.15 + vec3(.020, .012, .005) * (.5 + soft * 4. * max(dot(n, front), 0.));
    col = (col + blue * .4 * fr * max(dot(n, back), 0.)) * frame;
  } else {
    col += al * light + gloss * pow(max(dot(n, half_), 0.), power) * key * s + around(refl, 0.) * (mirror + .4 * fr * step(.001, mirror)) * a;
  }
  return vec4(col * cover, cover);
}
