// Appended to every scene: takes the samples. `scene` returns light (linear) and, in alpha, either the coverage of a cut-out
// world or how much of the sky behind (the stars) is seen; `busy` says whether a pixel holds anything that could alias.
out vec4 o;
void main() {
  vec2 px = gl_FragCoord.xy;
  int n = busy(px) ? aa : 1;
  vec4 sum = vec4(0);
  float weight = 0.;
  for (int j = 0; j < n; j++) for (int i = 0; i < n; i++) {
    vec2 at = px + (vec2(i, j) + .5) / float(n) - .5;
    vec4 c = scene(at);
    float w = 1. / (1. + max(c.r, max(c.g, c.b))); // or one sample of the sun would win over its dark neighbours
    sum += c * w; weight += w;
  }
  o = sum / weight;
}
