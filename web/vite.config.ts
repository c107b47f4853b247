import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Inlined assets would need `data:` in more of the content security policy than images.
  build: { assetsInlineLimit: 0 },
});
