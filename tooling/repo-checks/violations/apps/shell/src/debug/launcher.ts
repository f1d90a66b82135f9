import '../frame/site-frame.ts';
