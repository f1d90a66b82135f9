import './pages/home-page.tsx';
