import './remote.ts';
import './pages/home-page.tsx';
