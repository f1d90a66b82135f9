// The shared packages are there only once this module's own imports have settled.
void import('./testing/standalone-app.tsx');
