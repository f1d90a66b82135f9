// The shared packages are available only after this module's own imports have settled.
void import('./testing/standalone-app.tsx');
