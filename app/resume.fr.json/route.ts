import { resume } from '@/app/_lib/recruiters/resume';

export const dynamic = 'force-static';

export const GET = () => Response.json(resume('fr'));
