#version 300 es
// The planets (from the design), with a rim of atmosphere that meets the disc (clear) and less glint (matte).
precision highp float;
out vec4 o;
uniform vec2 res; uniform vec3 center; uniform float radius; uniform vec3 sun; uniform vec3 rayTint; uniform float kind; uniform float seed;
uniform vec3 ca, cb, cc, cd; uniform float clouds; uniform float atmo; uniform float stars; uniform float lights; uniform vec3 ring; uniform float transparent; uniform float sea; uniform float matte; uniform float clear;
float h1(vec3 p){p=fract(p*.3183099+.1+seed*.013);p*=17.;return fract(p.x*p.y*p.z*(p.x+p.y+p.z));}
float n3(vec3 x){vec3 i=floor(x),f=fract(x);f=f*f*f*(f*(f*6.-15.)+10.);
 return mix(mix(mix(h1(i),h1(i+vec3(1,0,0)),f.x),mix(h1(i+vec3(0,1,0)),h1(i+vec3(1,1,0)),f.x),f.y),
 mix(mix(h1(i+vec3(0,0,1)),h1(i+vec3(1,0,1)),f.x),mix(h1(i+vec3(0,1,1)),h1(i+vec3(1,1,1)),f.x),f.y),f.z);}
const mat3 M=mat3(.00,.80,.60,-.80,.36,-.48,-.60,-.48,.64);
float fbm(vec3 p,int oc){float a=.5,s=0.;for(int i=0;i<12;i++){if(i>=oc)break;s+=a*n3(p);p=M*p*2.03;a*=.5;}return s;}
float ridge(vec3 p,int oc){float a=.5,s=0.;for(int i=0;i<12;i++){if(i>=oc)break;float n=1.-abs(2.*n3(p)-1.);s+=a*n*n;p=M*p*2.07;a*=.5;}return s;}
vec2 sph(vec3 ro,vec3 rd,vec3 c,float r){vec3 q=ro-c;float b=dot(q,rd),d=b*b-dot(q,q)+r*r;if(d<0.)return vec2(-1.);d=sqrt(d);return vec2(-b-d,-b+d);}
vec3 starfield(vec2 uv){vec3 c=vec3(0);
 for(int l=0;l<4;l++){float sc=60.*pow(1.9,float(l));vec2 g=uv*sc;vec2 id=floor(g);vec2 f=fract(g)-.5;
  float r=h1(vec3(id,float(l)*7.3+1.));if(r>.986){vec2 off=(vec2(h1(vec3(id,3.1)),h1(vec3(id,9.7)))-.5)*.7;float d=length(f-off);
   float b=pow(h1(vec3(id,5.5)),9.)*1.8+.07;float px=sc/res.y;float s=smoothstep(px*1.4,0.,d)*b;
   vec3 tint=mix(vec3(.75,.85,1.),vec3(1.,.88,.72),h1(vec3(id,2.2)));c+=s*tint;c+=exp(-d*d/(px*px*9.))*b*b*.16*tint;}}
 return c;}
vec3 nebula(vec2 uv){float n=fbm(vec3(uv*1.6,seed),7);float m=fbm(vec3(uv*2.7+n*1.5,seed+4.),7);float band=exp(-pow((uv.x*.45+uv.y*.9-.15+(n-.5)*.5),2.)*4.);
 vec3 c=mix(vec3(.0030,.0042,.0095),vec3(.010,.016,.040),band*smoothstep(.25,.75,m));c+=vec3(.022,.010,.010)*band*smoothstep(.5,.85,n)*.6;
 float dust=smoothstep(.45,.7,fbm(vec3(uv*4.+m,seed+9.),7));c*=1.-.45*dust*band;return c;}
void main(){
 vec2 uv=(gl_FragCoord.xy-.5*res)/res.y;
 vec3 ro=vec3(0,0,0),rd=normalize(vec3(uv,1.6));vec3 L=normalize(sun);
 vec3 col=vec3(0);float al=1.;
 if(stars>0.){col=nebula(uv)+starfield(uv)*stars;} else al=0.;
 float R=radius,A=R*(1.+.028*atmo);
 vec2 hp=sph(ro,rd,center,R);vec2 ha=sph(ro,rd,center,A);
 // sun glow
 float sd=max(dot(rd,L),0.);
 vec3 glow=vec3(0);
 if(hp.x<0.&&stars>0.){glow+=vec3(1.,.86,.66)*(pow(sd,9000.)*4.+pow(sd,900.)*.55+pow(sd,160.)*.16+pow(sd,60.)*.05);}
 float mu=dot(rd,L);
 // clear > 0: a plain bright rim instead, that meets the disc without a seam
 vec3 tint=rayTint/max(rayTint.r,max(rayTint.g,rayTint.b)),rimIn=mix(tint,vec3(1.),.42)*.62,rimOut=tint*tint*.40;
 if(clear>0.){float ta=dot(center,rd);vec3 q=rd*ta-center;float h=(length(q)-R)/(A-R);
  if(hp.x<0.&&h>0.&&ta>0.)col+=mix(rimIn,rimOut,clamp(h*1.5,0.,1.))*exp(-h*2.6)*max(1.-h*.45,0.)*smoothstep(-.30,.55,dot(normalize(q),L));}
 if(clear<=0.&&ha.y>0.&&atmo>0.){
  // integrate the atmosphere
  float t0=max(ha.x,0.),t1=hp.x>0.?hp.x:ha.y;int N=40;float dt=(t1-t0)/float(N);vec3 ray=vec3(0),mie=vec3(0);vec3 od=vec3(0);
  float Hs=(A-R)*.22,Hm=(A-R)*.09;vec3 br=rayTint*(9./(A-R));float bm=3.2/(A-R);
  for(int i=0;i<40;i++){vec3 p=ro+rd*(t0+(float(i)+.5)*dt);float hgt=max(length(p-center)-R,0.);float dr=exp(-hgt/Hs)*dt,dm=exp(-hgt/Hm)*dt;od+=br*dr*.22+bm*dm*.3;
   vec3 n=normalize(p-center);float ct=dot(n,L);float g=R/(R+hgt);float hor=-sqrt(max(1.-g*g,0.));float vis=smoothstep(hor-.10,hor+.14,ct);
   float air=exp(-hgt/Hs)*.9/max(ct+.18,.10);vec3 ex=exp(-br*(A-R)*.010*air*3.)*exp(-od);
   ray+=br*dr*ex*vis;mie+=bm*dm*ex*vis;}
  float ph=.75*(1.+mu*mu);float gg=.78;float pm=.12*(1.-gg*gg)/pow(1.+gg*gg-2.*gg*mu,1.5);
  vec3 sc=ray*ph*.085+mie*pm*.30*vec3(1.,.80,.58);
  float ta=clamp(max(sc.r,max(sc.g,sc.b))*1.4,0.,1.);
  if(hp.x<0.){if(transparent>0.){col=sc/max(ta,.02);al=ta;}else col=col*exp(-od*.35)+sc;}
  else glow+=sc*.72;
 }
 if(hp.x>0.){
  vec3 p=ro+rd*hp.x;vec3 n=normalize(p-center);vec3 q=n*1.;float ndl=dot(n,L);
  vec3 base;float spec=0.;float night=0.;
  if(kind<.5){ // terran
   vec3 s=q*2.1+seed;vec3 w=vec3(fbm(s+1.7,6),fbm(s+5.2,6),fbm(s+9.1,6));float e=fbm(s+w*1.1,12)*.75+ridge(s*1.7+w,9)*.25;
   float land=smoothstep(sea,sea+.02,e);float m=fbm(q*9.+seed*2.,8);
   vec3 lc=mix(ca,cb,smoothstep(sea,sea+.22,e+.12*(m-.5)));lc=mix(lc,cc,smoothstep(.35,.75,m)*smoothstep(sea+.05,sea+.25,e));
   vec3 sc=mix(cd*.55,cd,smoothstep(sea-.25,sea,e));base=mix(sc,lc,land);spec=(1.-land);
   float city=smoothstep(.52,.74,fbm(q*34.+seed,9))*pow(smoothstep(.35,1.,n3(q*1500.)*.55+n3(q*620.)*.5),3.)*2.4*land*smoothstep(.40,.6,fbm(q*5.+3.,5));night=city*lights*.55;
  } else if(kind<1.5){ // gas giant
   float lat=q.y*1.0+.03*(fbm(q*3.+seed,6)-.5);vec3 fl=vec3(q.x*2.,lat*11.,q.z*2.);float t=fbm(fl+seed,8);float t2=fbm(vec3(q.x*5.,lat*34.+t*5.,q.z*5.)+seed,9);
   float b=fbm(vec3(0.,lat*8.+t*1.4,seed),7);base=mix(ca,cb,smoothstep(.3,.7,b));base=mix(base,cc,smoothstep(.42,.72,t2)*.65);base=mix(base,cd,smoothstep(.55,.8,t)*.45);
  } else { // rocky
   float e=ridge(q*2.3+seed,11);float m=fbm(q*6.+seed,11);base=mix(ca,cb,smoothstep(.25,.7,m));base=mix(base,cc,smoothstep(.5,.85,e)*.8);base*=.75+.5*fbm(q*30.+seed,7);
   float cr=smoothstep(.62,.7,n3(q*14.+seed))*(.6);base=mix(base,cd,cr*.5);
  }
  float bump=0.;
  vec3 tq=vec3(n.y,n.z,n.x);float eps=.004;
  float f0=fbm(q*14.+seed,9);vec3 gr=vec3(fbm((q+vec3(eps,0,0))*14.+seed,9)-f0,fbm((q+vec3(0,eps,0))*14.+seed,9)-f0,fbm((q+vec3(0,0,eps))*14.+seed,9)-f0)/eps;
  vec3 nn=normalize(n-(kind>.5&&kind<1.5?.0:.035)*(1.-spec*.85)*(gr-n*dot(gr,n)));
  float d=max(dot(nn,L),0.)*smoothstep(-.06,.16,ndl);
  float cl=0.;
  if(clouds>0.){vec3 s=q*3.1+seed*1.7;vec3 w=vec3(fbm(s+2.1,7),fbm(s+7.7,7),fbm(s+4.4,7))-.5;vec3 sq=vec3(s.x,s.y*1.5,s.z);cl=fbm(sq+w*2.3,12);float c2=ridge(sq*1.3+w*1.6+3.,9);cl=smoothstep(.50,.80,cl*.78+c2*.30)*clouds;
   vec3 ws=q*3.1+seed*1.7-L*.012*3.1;float clS=fbm(vec3(ws.x,ws.y*1.5,ws.z)+w*2.3,9);d*=1.-.45*smoothstep(.55,.8,clS)*clouds*(1.-cl);}
  vec3 lit=base*d;
  vec3 hv=normalize(L-rd);lit+=(1.-matte)*spec*(1.-cl)*pow(max(dot(n,hv),0.),60.)*vec3(1.,.9,.75)*.55*smoothstep(0.,.2,ndl);
  float cd_=max(ndl+.03,0.);vec3 warm=mix(vec3(1.,.55,.30),vec3(1.),smoothstep(0.,.28,ndl));
  lit=mix(lit,vec3(.96,.97,1.)*pow(cd_,.8),cl*.92);lit*=warm;
  lit+=base*.010+cl*vec3(.012,.016,.026)*1.2+night*vec3(1.,.72,.36)*smoothstep(.02,-.14,ndl)*(1.-cl*.8)*1.6;
  col=lit*1.25;
  if(clear>0.){float f=pow(1.-clamp(dot(n,-rd),0.,1.),3.2)*smoothstep(-.30,.55,ndl);col=mix(col,rimIn,f*.95);}al=1.;
  float edge=length(cross(rd,normalize(center)))*length(center)/R; float aa=smoothstep(1.,.9985,edge);al=1.;if(transparent>0.)al=mix(clamp(max(glow.r,max(glow.g,glow.b))*1.4,0.,1.),1.,aa);
 }
 // ring
 if(ring.x>0.){vec3 rn=normalize(vec3(.28,1.,-.32));float dn=dot(rn,rd);float t=dot(center-ro,rn)/dn;if(t>0.){vec3 p=ro+rd*t;float rr=length(p-center)/R;if(rr>ring.x&&rr<ring.y&&(hp.x<0.||t<hp.x)){float k=(rr-ring.x)/(ring.y-ring.x);float dens=fbm(vec3(k*38.,seed,0.),6)*.8+.25*fbm(vec3(k*190.,seed,2.),4);dens*=smoothstep(0.,.05,k)*smoothstep(1.,.93,k)*(1.-.85*smoothstep(.015,.0,abs(k-.62)));
  vec2 shd=sph(p,L,center,R);float sh=(shd.y>0.&&shd.x>0.)?.06:1.;vec3 rc=mix(cb,vec3(.95,.90,.82),.5)*sh*1.1;float a=clamp(dens*ring.z,0.,1.);col=mix(col,rc*dens*1.5,a);al=max(al,a);}}}
 col+=glow;
 col=(col*(2.51*col+.03))/(col*(2.43*col+.59)+.14);
 col=pow(clamp(col,0.,1.),vec3(1./2.2));
 col+=(h1(vec3(gl_FragCoord.xy,1.))-.5)/255.*1.5;
 o=vec4(col,al);
}
