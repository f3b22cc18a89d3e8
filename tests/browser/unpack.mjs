// Unpacks the packaged Chromium, its libraries and its fonts below TMPDIR: the package knows no other place.
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';

chromium.setGraphicsMode = false;
await chromium.executablePath();
await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))));
