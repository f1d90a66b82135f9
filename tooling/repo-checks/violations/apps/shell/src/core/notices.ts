import '../remotes/registry.ts';
