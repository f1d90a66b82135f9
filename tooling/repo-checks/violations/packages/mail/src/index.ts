import '../../ui/src/button.ts';
import './sender/index.ts';
export const mail = 1;
