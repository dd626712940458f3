#version 300 es
precision highp float;
// A gas giant whose bands are stirred by curl noise, in four inks.
out vec4 o;
uniform vec2 res;
float h31(vec3 p){p=fract(p*.1031);p+=dot(p,p.zyx+31.32);return fract((p.x+p.y)*p.z);}
float n3(vec3 x){vec3 i=floor(x),f=fract(x);f=f*f*f*(f*(f*6.-15.)+10.);
 return mix(mix(mix(h31(i),h31(i+vec3(1,0,0)),f.x),mix(h31(i+vec3(0,1,0)),h31(i+vec3(1,1,0)),f.x),f.y),
 mix(mix(h31(i+vec3(0,0,1)),h31(i+vec3(1,0,1)),f.x),mix(h31(i+vec3(0,1,1)),h31(i+vec3(1,1,1)),f.x),f.y),f.z);}
float fbm(vec3 p,int n){float a=.5,s=0.;for(int i=0;i<8;i++){if(i>=n)break;s+=a*n3(p);p=p*2.03+vec3(7.1,3.3,5.7);a*=.5;}return s;}
float pot(vec3 p){return n3(p)*.62+n3(p*2.3+4.)*.28+n3(p*5.1+9.)*.10;}
float storm(vec2 p,vec2 c,vec2 s){vec2 d=(p-c)/s;return exp(-dot(d,d));}
float bands(float y){return .5+.5*sin(y*15.+1.9*sin(y*4.3+.6)+.8*sin(y*37.));}
void main(){
 vec2 uv=gl_FragCoord.xy/res.y;
 vec2 c=vec2(.545,.200);float R=.475;vec2 d=(uv-c)/R;float r=length(d);
 vec3 ink=vec3(.052,.018,.045),wine=vec3(.300,.030,.075),coral=vec3(.960,.190,.070),peach=vec3(1.,.62,.33),cream=vec3(1.,.90,.74);
 vec3 col=mix(vec3(.012,.004,.016),vec3(.050,.012,.036),smoothstep(1.05,.2,uv.y));
 vec3 L=normalize(vec3(-.62,.52,.58));
 // glow around the lit limb
 float lim=max(dot(normalize(vec3(d,0.)),L),0.);
 col+=coral*.42*exp(-max(r-1.,0.)*8.)*pow(lim,1.6)+wine*.32*exp(-max(r-1.,0.)*2.6)*(.15+lim);
 if(r<1.){
  vec3 n=vec3(d,sqrt(1.-r*r));
  float t=-.36;vec3 q=n;q.xy=mat2(cos(t),-sin(t),sin(t),cos(t))*q.xy;float k=-.26;q.yz=mat2(cos(k),-sin(k),sin(k),cos(k))*q.yz;
  float lat=asin(clamp(q.y,-1.,1.)),lon=atan(q.x,q.z);
  vec2 p=vec2(lon*1.15,lat);
  // the great storm turns the bands around it
  vec2 sc=vec2(.34,-.33);vec2 e=(p-sc)/vec2(.40,.21);float er=length(e);float sw=2.9*exp(-er*er*1.4);float cs=cos(sw),sn=sin(sw);vec2 er2=mat2(cs,-sn,sn,cs)*e;p=mix(p,sc+er2*vec2(.40,.21),smoothstep(1.9,.4,er));
  vec2 p0=p;
  for(int i=0;i<26;i++){vec3 z=vec3(p*vec2(4.2,8.5),3.);float h=.02;float a=pot(z),bx=pot(z+vec3(h,0,0)),by=pot(z+vec3(0,h,0));
   vec2 curl=vec2((by-a)/h,-(bx-a)/h);float jet=sin(p.y*15.+1.9*sin(p.y*4.3+.6));p+=vec2(curl.x*.011+jet*.010,curl.y*.0052);}
  float b=bands(p.y+.012*fbm(vec3(p*vec2(5.,30.),1.),4));
  float fine=fbm(vec3(p.x*5.,p.y*62.,2.),6);float fil=fbm(vec3(p.x*13.,p.y*34.,6.),6);
  float v=b*.74+(fine-.5)*.62+(fil-.5)*.34+.13;
  vec3 a=mix(wine,coral,smoothstep(.10,.42,v));a=mix(a,peach,smoothstep(.42,.70,v));a=mix(a,cream,smoothstep(.70,.98,v));
  a=mix(a,ink,smoothstep(.16,-.10,v)*.75);
  float st=storm(p0,sc,vec2(.17,.085));a=mix(a,mix(coral*.9,wine,.5+.5*sin(er*26.-sw*1.5+6.*fil)),st*.75);a=mix(a,cream,storm(p0,sc,vec2(.30,.155))*(1.-smoothstep(.0,.75,st))*.55);
  a*=.86+.28*fine;
  float nl=dot(n,L);float lit=smoothstep(-.16,.62,nl+(.04*(fil-.5)));
  vec3 sh=a*mix(vec3(.10,.015,.06),vec3(1.),lit);sh=mix(sh,a*a*1.1,.25*(1.-lit));
  sh*=mix(.55,1.06,pow(n.z,.42));
  sh+=peach*.55*pow(1.-n.z,3.2)*smoothstep(.05,.85,nl);
  float aa=smoothstep(1.,1.-2.2/(R*res.y),r);
  col=mix(col,sh,aa);
 }
 // a moon's shadow on the clouds
 vec2 md=d-vec2(-.16,.50);md=mat2(.94,.34,-.34,.94)*md;float ms=length(md*vec2(1.,1.35));col=mix(col,ink*vec3(.55,.3,.5),.94*smoothstep(.058,.046,ms)*step(r,1.));
 col=pow(clamp(col,0.,1.),vec3(1./1.65));
 col+=(h31(vec3(gl_FragCoord.xy,1.))-.5)*.045+(h31(vec3(floor(gl_FragCoord.xy/2.),3.))-.5)*.03;
 o=vec4(col,1);
}
