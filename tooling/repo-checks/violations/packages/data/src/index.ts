import '../../kit/src/index.ts';
import '../../ui/src/button.ts';
import '../../../apps/two/src/circle.ts';
export const data = 1;
