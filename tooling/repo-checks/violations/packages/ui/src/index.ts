import './button.ts';
