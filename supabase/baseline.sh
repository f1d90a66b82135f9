# Joins the files of the schema into the baseline. From version 1.0.0 on, the baseline never changes.
cat schemas/*.sql > migrations/20261130000000_baseline.sql
cd migrations && sha256sum ./*.sql | sed "s#\./##" > SHA256SUMS
