/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly PRODUCT_VERSION: string;
  readonly UI_VERSION: string;
  readonly DATA_VERSION: string;
}
