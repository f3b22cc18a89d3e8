/** Migrates one database in a process of its own; prints the applied steps. */
import { openDatabase } from '../../server/db/connection.ts';
import { isCreateRace, migrate } from '../../server/db/migrate.ts';
import { tx } from '../../server/db/tx.ts';

const config = JSON.parse(process.argv[2] ?? '');
const db = await openDatabase(config, { isPatient: true });
console.log(JSON.stringify(await tx(db, (trx) => migrate(trx), isCreateRace)));
await db.destroy();
