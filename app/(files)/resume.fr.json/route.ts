import { resume } from '../resume';

export const dynamic = 'force-static';

export const GET = () => Response.json(resume('fr'));
