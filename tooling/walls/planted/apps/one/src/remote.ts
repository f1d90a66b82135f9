import './routes.tsx';
