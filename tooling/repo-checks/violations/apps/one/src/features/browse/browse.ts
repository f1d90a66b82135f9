import '../../../../../packages/ui/src/button.ts';
import '../../../../../packages/ui/src/testing/index.ts';
import './gone.ts';
import 'zod';
