/** Brings one database's schema up to date, as a server of its own would; prints the steps that it took. */
import { openDatabase } from '../db/connection.ts';
import { isCreateRace, migrate } from '../db/migrate.ts';
import { tx } from '../db/tx.ts';

const config = JSON.parse(process.argv[2] ?? '');
const db = await openDatabase(config);
console.log(JSON.stringify(await tx(db, (trx) => migrate(trx), isCreateRace)));
await db.destroy();
