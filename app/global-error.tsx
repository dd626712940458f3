'use client';

import { lazy } from 'react';

/** Shown by Next where the site itself fails. Every page loads this module, so what it shows is loaded when it is needed. */
export default lazy(() => import('./shell/last-resort'));
