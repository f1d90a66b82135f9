import './circle.ts';
export const secret = 1;
