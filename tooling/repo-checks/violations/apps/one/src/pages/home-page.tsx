import './other-page.tsx';
import '../features/search/search.ts';
import '../../../two/src/secret.ts';
