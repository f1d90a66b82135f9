import '../router.ts';
