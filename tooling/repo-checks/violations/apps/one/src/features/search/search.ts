import '../browse/browse.ts';
import '../../pages/other-page.tsx';
import '../../shared/price.ts';
import '../../../../../packages/documents/src/index.ts';
