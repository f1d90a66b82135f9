import '../browse/browse.ts';
import '../../pages/other-page.tsx';
import '../../shared/price.ts';
