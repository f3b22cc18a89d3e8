// What `npm start` runs. Plain JavaScript, so that a Node too old for TypeScript can still say what is wrong.
const NODE = 24;

if (Number.parseInt(process.versions.node, 10) < NODE) {
  console.error(
    `CertCrest needs Node ${NODE}, but this is ${process.version}: run "npm ci", which brings it, and "npm start".`,
  );
  process.exit(1);
}

await import('./start.ts');
