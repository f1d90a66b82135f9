import '../../ui/src/button.ts';
import '../../../apps/two/src/circle.ts';
export const data = 1;
