import '../debug/launcher.ts';
