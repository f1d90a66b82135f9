import './secret.ts';
