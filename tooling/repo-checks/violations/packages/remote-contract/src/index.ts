import { data } from '../../data/src/index.ts';
import '../../ui/src/index.ts';
export { data };
