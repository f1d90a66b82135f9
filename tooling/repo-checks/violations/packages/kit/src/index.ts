import '../../hiring/src/index.ts';
import '../../ui/src/button.ts';
export const kit = 1;
