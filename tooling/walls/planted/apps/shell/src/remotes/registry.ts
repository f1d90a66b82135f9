import '../session/guards.ts';
