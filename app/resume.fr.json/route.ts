import { resume } from '@/scripts/handouts/resume';

export const dynamic = 'force-static';

export const GET = () => Response.json(resume('fr'));
