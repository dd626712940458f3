'use client';

export { RenderError as default } from '@/app/_components/error/render-error';
